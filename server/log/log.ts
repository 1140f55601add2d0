/** The log levels, by severity, least first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The severity of an event. */
export type LogLevel = Exclude<(typeof LOG_LEVELS)[number], 'silent'>;

/** The data of an event: never a password, a cookie, a mark or a name of a person. */
export type LogData = Readonly<Record<string, unknown>>;

/** Logs an event at a level, with its data. */
export type Log = (level: LogLevel, event: string, data?: LogData) => void;

/** What a log needs: its least level, its output and a clock. */
export type LogParts = {
  readonly least: (typeof LOG_LEVELS)[number];
  readonly write: (line: string) => void;
  readonly now: () => Date;
  /** OPS-1: is called with every event, also with those below the least level. */
  readonly told?: (level: LogLevel, event: string) => void;
};

/** The longest text of an event, in characters: input from outside must not fill the disk. */
const LONGEST_TEXT = 1_000;

/** Truncates a text, and appends its original length. */
const cut = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}… (${text.length})`;

/**
 * Creates a structured log of one JSON line an event: `at`, `level`, `event`, and its data, with
 * every text truncated (LOG-1).
 */
export function createLog(parts: LogParts): Log {
  const threshold = LOG_LEVELS.indexOf(parts.least);
  return (level, event, data = {}) => {
    parts.told?.(level, event);
    if (LOG_LEVELS.indexOf(level) < threshold) return;
    const line = { at: parts.now().toISOString(), level, event, ...data };
    parts.write(
      `${JSON.stringify(line, (_, value: unknown) => (typeof value === 'string' ? cut(value) : value))}\n`,
    );
  };
}

/**
 * The message of an error, without its stack; the error of a database keeps its code, and its hint
 * of what to do.
 */
export function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const code = 'code' in problem && typeof problem.code === 'string' ? ` (${problem.code})` : '';
  const hint = 'hint' in problem && typeof problem.hint === 'string' ? `. ${problem.hint}` : '';
  return `${problem.name}: ${problem.message}${code}${hint}`;
}
