import { useLingui } from '@lingui/react/macro';
import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';

/** The names of what the aids look at. */
export function useAidWords(): Readonly<Record<AidAttribute, string>> {
  const { t } = useLingui();
  return {
    defect: t`Predominant defect`,
    fruity: t`Fruity`,
    bitter: t`Bitter`,
    pungent: t`Pungent`,
  };
}
