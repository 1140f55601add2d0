import { asksForLog, npmScript, type Settings } from '../hono.config.ts';

/** Where this process was started, as far as it matters for what it says to people. */
export type Terminal = {
  /** The script that npm runs, where npm started the process. */
  readonly script: string | undefined;
  /** Whether standard error is a terminal, and standard output. */
  readonly showsErrors: boolean;
  readonly showsOutput: boolean;
  /** Whether the operator says which events are written to the log. */
  readonly asksForLog: boolean;
};

/** Where this very process was started. */
export const thisTerminal = (): Terminal => ({
  script: npmScript(),
  showsErrors: process.stderr.isTTY === true,
  showsOutput: process.stdout.isTTY === true,
  asksForLog: asksForLog(),
});

/** LOG-3: whether a person reads along: at a terminal, or after the first command of the README. */
export const hasReader = ({ script, showsErrors }: Terminal): boolean =>
  showsErrors || script === 'start' || script === 'demo';

/** LOG-3: the least important event that is written: on a terminal the words stand for what goes well, unless the operator asks. */
export const leastWritten = (settings: Pick<Settings, 'log'>, terminal: Terminal) =>
  terminal.showsOutput && !terminal.asksForLog ? 'warn' : settings.log;

/** What a server does as it starts. */
export function startingWords({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): string {
  const database =
    databaseUrl === null ? 'the embedded database' : `PostgreSQL at ${new URL(databaseUrl).host}`;
  return `Starting Verdial on ${database}; its data folder is ${dataFolder} ...\n`;
}

/** LOG-3: how to go on once the server runs; the address to open is the last line. */
export const runningWords = (url: string, isNew: boolean): string =>
  isNew
    ? `Verdial runs until Ctrl+C. It is new: found a panel there, or look around in a demonstration.\nOpen ${url}/setup\n`
    : `Verdial runs until Ctrl+C.\nOpen ${url}\n`;
