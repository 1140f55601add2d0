import { useLingui } from '@lingui/react/macro';

/** Where an entry of the trail came from: an address, or one of two places that have none, in words. */
export function useFromWords(): (from: string) => string {
  const { t } = useLingui();
  return (from) => {
    if (from === 'live') return t`on the shared page, no address kept`;
    if (from === 'demonstration') return t({ message: 'demonstration', context: 'trail' });
    return from;
  };
}
