import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';

/** A 95 % interval in words. */
export function useSpokenInterval(): (low: number, high: number) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (low, high) => {
    const [from, to] = [write.signed(low, 2), write.signed(high, 2)];
    return t`95 % interval: ${from} to ${to}`;
  };
}
