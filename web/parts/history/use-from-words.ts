import { useLingui } from '@lingui/react/macro';

/**
 * React hook that returns the origin of an audit entry as text: an IP address, or the name of an
 * origin without one.
 */
export function useFromWords(): (from: string) => string {
  const { t } = useLingui();
  return (from) => {
    if (from === 'live') return t`on the shared page, no address kept`;
    if (from === 'demonstration') return t({ message: 'demonstration', context: 'trail' });
    return from;
  };
}
