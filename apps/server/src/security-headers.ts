// What a browser may do with the page. The page is self-contained: it loads nothing from elsewhere,
// runs no inline script, and its styles come from files (a style set by script is not inline).
import type { FastifyHelmetOptions } from "@fastify/helmet";

const oneYearSeconds = 31_536_000;

/**
 * @param https without it, a browser is never told to insist on https: on plain http in a local
 *   network, upgrade-insecure-requests and HSTS make the page unreachable.
 */
export function securityHeaders(https: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The judge may be WebAssembly, which counts as evaluated code.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: oneYearSeconds, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  };
}

/** Helmet has no say in this one: the page uses no device of the player. */
export const permissionsPolicy =
  "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()";
