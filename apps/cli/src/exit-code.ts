/** Exit codes, the same for every command and listed in its --help. */
export const EXIT = {
  ok: 0,
  /** The answer is no: the hole cannot be cleared, a record is not legal or claims what is not so. */
  negative: 1,
  /** The input or the way the program was called is wrong; stderr says how. */
  badInput: 2,
  /** No answer within the limits given: neither a yes nor a proved no. */
  unknown: 3,
  /** A fault of the program itself (sysexits' EX_SOFTWARE). */
  internal: 70,
  /** Ctrl-C, as shells report it: 128 and the number of SIGINT. */
  interrupted: 130,
  /** The terminal has gone: 128 and the number of SIGHUP. Only a full-screen command tidies up and says so. */
  hungUp: 129,
  /** 128 and the number of SIGTERM; the same. */
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODE_HELP = `Exit codes:
  0    done; for one deal or record: it can be cleared, it is legal
  1    the answer is no
  2    bad input or usage; stderr has one line, "golf: CODE: message"
  3    no answer within --max-nodes
  130  interrupted (Ctrl-C)

With --json or --jsonl that line on stderr is {"error":{"code":…,"message":…}}.
`;
