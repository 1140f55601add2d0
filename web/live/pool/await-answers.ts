import type { HocuspocusProvider } from '@hocuspocus/provider';
import type { Patience } from './patience.ts';

/**
 * SYN-9: tells a patience what one document asks of the server and what it is answered: that it is let in and up to
 * date, or refused. Where there is no connection nothing is asked.
 */
export function awaitAnswers(provider: HocuspocusProvider, patience: Patience): void {
  const { name } = provider.configuration;
  const answered = () => patience.answered(name);
  const rest = () => patience.rest(name);
  provider.on('open', () => patience.ask(name));
  provider.on('synced', answered);
  provider.on('authenticationFailed', answered);
  provider.on('close', rest);
  provider.on('disconnect', rest);
  provider.on('destroy', rest);
}
