// Starts the server on the page as it was last built. `npm start` builds it first.
import { runServer } from "./run-server.ts";

process.exitCode = await runServer(process.argv.slice(2), { environment: process.env });
