import { useLingui } from '@lingui/react/macro';
import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';
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
