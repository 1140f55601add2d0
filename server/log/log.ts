/** The events' order of importance, least first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** How important an event is. */
export type LogLevel = Exclude<(typeof LOG_LEVELS)[number], 'silent'>;

/** Data of an event: never a password, a cookie, a mark or a name of a person. */
export type LogData = Readonly<Record<string, unknown>>;

/** Writes events. */
export type Log = (level: LogLevel, event: string, data?: LogData) => void;

/** Where events go and which. */
export type LogParts = {
  readonly least: (typeof LOG_LEVELS)[number];
  readonly write: (line: string) => void;
  readonly now: () => Date;
  /** OPS-1: told of every event, also of what is too unimportant to be written. */
  readonly told?: (level: LogLevel, event: string) => void;
};

/** The longest text of an event, in characters: what comes from outside fills no disk. */
const LONGEST_TEXT = 1_000;

/** A text as the log keeps it: cut, and the cut told. */
const cut = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}… (${text.length})`;

/** LOG-1: a log of one JSON line an event: `at`, `level`, `event`, and its data, every text of it cut. */
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

/** The words of a problem, without its stack; a database's problem keeps its code, and its hint of what to do. */
export function describeProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const code = 'code' in problem && typeof problem.code === 'string' ? ` (${problem.code})` : '';
  const hint = 'hint' in problem && typeof problem.hint === 'string' ? `. ${problem.hint}` : '';
  return `${problem.name}: ${problem.message}${code}${hint}`;
}
