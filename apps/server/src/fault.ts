// What can keep the server from starting. The codes are stable: scripts may look for them.

export type FaultCode =
  | "option-unknown"
  | "port-invalid"
  | "port-taken"
  | "port-forbidden"
  | "host-unknown"
  | "page-missing"
  | "listen-failed";

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
}

export function fault(code: FaultCode, message: string): Fault {
  return { code, message };
}

export function formatFault({ code, message }: Fault): string {
  return `${code}: ${message}`;
}
