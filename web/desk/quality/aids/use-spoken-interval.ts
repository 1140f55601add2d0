import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';

/** Returns a function that writes a 95 % confidence interval in words, for screen readers. */
export function useSpokenInterval(): (low: number, high: number) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (low, high) => {
    const [from, to] = [write.signed(low, 2), write.signed(high, 2)];
    return t`95 % interval: ${from} to ${to}`;
  };
}
