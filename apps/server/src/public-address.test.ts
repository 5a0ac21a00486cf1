import { expect, it } from "vitest";
import { formatPublicAddress } from "./public-address.ts";

it.each([
  ["localhost", "http://127.0.0.1:8080", "http://localhost:8080"],
  ["0.0.0.0", "http://127.0.0.1:9000", "http://localhost:9000"],
  ["::", "http://[::1]:9000", "http://localhost:9000"],
  ["192.168.1.5", "http://192.168.1.5:8080", "http://192.168.1.5:8080"],
  ["fe80::1", "http://[fe80::1]:8080", "http://[fe80::1]:8080"],
  ["localhost", "http://127.0.0.1:80", "http://localhost"],
])("shows a server on %s at %s as %s", (host, listening, shown) => {
  expect(formatPublicAddress(host, listening)).toBe(shown);
});
