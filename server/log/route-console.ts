import { format } from 'node:util';
import type { Log, LogLevel } from './log.ts';

/** The console methods that libraries write to. */
type Spoken = Pick<Console, 'error' | 'warn' | 'log' | 'info' | 'debug'>;

/**
 * Redirects the console output of libraries to the log, as one line an event (LOG-2). A client may
 * invent a document's name, which must not forge a log line. Only the first line is kept: the rest
 * is a stack trace.
 */
export function routeConsole(log: Log, to: Spoken = globalThis.console): void {
  const told =
    (level: LogLevel) =>
    (...words: readonly unknown[]): void => {
      const [text = ''] = format(...words).split('\n');
      log(level, 'library-said', { text });
    };
  to.error = told('warn');
  to.warn = told('warn');
  to.log = told('info');
  to.info = told('info');
  to.debug = told('debug');
}

/** Redirects the warnings of Node to the log, and no longer to standard error (LOG-2). */
export function routeWarnings(log: Log, from: NodeJS.EventEmitter = process): void {
  from.removeAllListeners('warning');
  from.on('warning', ({ name, message }: Error) => {
    log('warn', 'library-said', { text: `${name}: ${message}` });
  });
}
