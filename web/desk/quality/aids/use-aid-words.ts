import { useLingui } from '@lingui/react/macro';
import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';

/** Returns the translated names of the attributes that the training aids cover. */
export function useAidWords(): Readonly<Record<AidAttribute, string>> {
  const { t } = useLingui();
  const names = useSheetNames();
  return {
    defect: t`Predominant defect`,
    fruity: names.label('fruity'),
    bitter: names.label('bitter'),
    pungent: names.label('pungent'),
  };
}

/** Returns a function that writes a 95 % confidence interval in words, for screen readers. */
export function useSpokenInterval(): (low: number, high: number) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (low, high) => {
    const [from, to] = [write.signed(low, 2), write.signed(high, 2)];
    return t`95 % interval: ${from} to ${to}`;
  };
}
