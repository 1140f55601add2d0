import { useLingui } from '@lingui/react';
import { leftOutMessage } from '../messages/taster-status-message.ts';

/** STS-4: why a sheet is left out: what a person wrote, or in words what Verdial left it out for. */
export function useLeftOutReason(): (reason: string) => string {
  const { i18n } = useLingui();
  return (reason) => {
    const status = leftOutMessage(reason);
    return status === null ? reason : i18n._(status);
  };
}
