import { useLingui } from '@lingui/react/macro';
import type { MarkDistance } from '../../../domain/training/line-answers.ts';

/**
 * Returns a function that writes the distance of a mark from its target in words, so that colour is
 * never the only sign (TRN-5).
 */
export function useDistanceWords(): (told: MarkDistance) => string {
  const { t } = useLingui();
  return (told) => {
    switch (told.of) {
      case 'none':
        return t`No target`;
      case 'awaited':
        return t`No target; the panel is still tasting`;
      case 'range':
      case 'panel': {
        const mm = Math.abs(told.by);
        if (told.of === 'range') {
          if (told.by === 0) return t`Inside the range`;
          return told.by > 0
            ? t`${mm} mm stronger than the range`
            : t`${mm} mm weaker than the range`;
        }
        if (told.by === 0) return t`No target; as the panel`;
        return told.by > 0
          ? t`No target; ${mm} mm stronger than the panel`
          : t`No target; ${mm} mm weaker than the panel`;
      }
    }
  };
}
