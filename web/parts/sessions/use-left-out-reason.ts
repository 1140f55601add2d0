import { useLingui } from '@lingui/react';
import { leftOutMessage } from '../messages/taster-status-message.ts';

/**
 * React hook that returns a function from a stored reason to its text: why a sheet is left out
 * (STS-4). A person's reason is unchanged, and the server's code becomes words.
 */
export function useLeftOutReason(): (reason: string) => string {
  const { i18n } = useLingui();
  return (reason) => {
    const status = leftOutMessage(reason);
    return status === null ? reason : i18n._(status);
  };
}
