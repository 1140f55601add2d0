import { asksForLog, npmScript, type Settings } from '../hono.config.ts';

/** How this process was started, as far as it decides what is shown to people. */
export type Terminal = {
  /** The npm script, where npm started the process. */
  readonly script: string | undefined;
  /** Whether standard error is a terminal, and standard output. */
  readonly showsErrors: boolean;
  readonly showsOutput: boolean;
  /** Whether the operator set the log level. */
  readonly asksForLog: boolean;
};

/** How this process was started. */
export const thisTerminal = (): Terminal => ({
  script: npmScript(),
  showsErrors: process.stderr.isTTY === true,
  showsOutput: process.stdout.isTTY === true,
  asksForLog: asksForLog(),
});

/**
 * Whether a person reads the output: at a terminal, or after the first command of the README
 * (LOG-3, LOG-7).
 */
export const hasReader = ({ script, showsErrors }: Terminal): boolean =>
  showsErrors || script === 'start' || script === 'demo';

/**
 * The least log level that is written (LOG-3). On a terminal, messages for people replace the log
 * of normal events, unless the operator asks for it.
 */
export const leastWritten = (settings: Pick<Settings, 'log'>, terminal: Terminal) =>
  terminal.showsOutput && !terminal.asksForLog ? 'warn' : settings.log;

/** The message of a server that starts. */
export function startingWords({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): string {
  const database =
    databaseUrl === null ? 'the embedded database' : `PostgreSQL at ${new URL(databaseUrl).host}`;
  return `Starting Verdial on ${database}; its data folder is ${dataFolder} ...\n`;
}

/**
 * The message of a server that runs, with the next step; the address to open is the last line
 * (LOG-3, LOG-7).
 */
export const runningWords = (url: string, isNew: boolean): string =>
  isNew
    ? `Verdial runs until Ctrl+C. It is new: found a panel there, or look around in a demonstration.\nOpen ${url}/setup\n`
    : `Verdial runs until Ctrl+C.\nOpen ${url}\n`;
