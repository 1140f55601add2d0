import { format } from 'node:util';
import type { Log, LogLevel } from './log.ts';

/** What libraries write by themselves. */
type Spoken = Pick<Console, 'error' | 'warn' | 'log' | 'info' | 'debug'>;

/**
 * LOG-2: what libraries write to the console comes into the one log, as one line an event: a document's name, which whoever
 * asks for it makes up, forges no line of its own. Only the first line is kept: the rest is a stack.
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

/** LOG-2: what Node warns of by itself comes into the same log, and no more to the terminal beside it. */
export function routeWarnings(log: Log, from: NodeJS.EventEmitter = process): void {
  from.removeAllListeners('warning');
  from.on('warning', ({ name, message }: Error) => {
    log('warn', 'library-said', { text: `${name}: ${message}` });
  });
}
