import { useLingui } from '@lingui/react/macro';
import type { Medal } from '../../../domain/words/medal.ts';

/**
 * React hook that returns a function from a medal to its name on screen, "No medal" included
 * (SHT-6).
 */
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
