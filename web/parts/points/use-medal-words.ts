import { useLingui } from '@lingui/react/macro';
import type { Medal } from '../../../domain/words/medal.ts';

/** SHT-6: what a total is worth, in words; also where it is worth no medal. */
export function useMedalWords(): (medal: Medal | null) => string {
  const { t } = useLingui();
  return (medal) => {
    switch (medal) {
      case 'gold':
        return t`Gold medal`;
      case 'silver':
        return t`Silver medal`;
      case 'bronze':
        return t`Bronze medal`;
      case null:
        return t`No medal`;
    }
  };
}
