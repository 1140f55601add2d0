import type { HocuspocusProvider } from '@hocuspocus/provider';
import type { ResponseTimeout } from './response-timeout.ts';

/**
 * Feeds the response timeout from the events of one document (SYN-9). An open document expects a
 * response, which comes when it is in sync or refused. Without a connection nothing is expected.
 */
export function trackResponses(
  provider: HocuspocusProvider,
  responseTimeout: ResponseTimeout,
): void {
  const { name } = provider.configuration;
  const answered = () => responseTimeout.answered(name);
  const cancel = () => responseTimeout.cancel(name);
  provider.on('open', () => responseTimeout.expect(name));
  provider.on('synced', answered);
  provider.on('authenticationFailed', answered);
  provider.on('close', cancel);
  provider.on('disconnect', cancel);
  provider.on('destroy', cancel);
}
