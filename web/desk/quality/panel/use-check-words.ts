import { useLingui } from '@lingui/react/macro';
import type { ReferenceCheck } from '../../../../stats-worker/quality/check-reference.ts';
import type { State } from '../../../ui/state-mark/state-mark.tsx';

/**
 * Returns a function that writes the verdict of a reference check: it agrees, warns, or fails a
 * named rule (M-RM).
 */
export function useCheckWords() {
  const { t } = useLingui();
  return (check: ReferenceCheck | null): { readonly state: State; readonly words: string } => {
    if (check === null) return { state: 'waiting', words: t`Nobody answered` };
    if (check.isMissed) return { state: 'stop', words: t`Failed: missed defect` };
    if (check.isOtherDefect) return { state: 'stop', words: t`Failed: another defect` };
    if (check.zVerdict === 'action') return { state: 'stop', words: t`Failed: z` };
    if (!check.isUWithin) return { state: 'stop', words: t`Failed: U above Umax` };
    if (!check.accepted) return { state: 'stop', words: t`Failed: En` };
    return check.zVerdict === 'warning'
      ? { state: 'flag', words: t`Warning: z` }
      : { state: 'done', words: t`Agrees` };
  };
}

/** The greatest |z| of a satisfactory reference check (M-RM); above it is a warning. */
export const Z_WARNING = 2;
/** The greatest |z| that is only a warning; above it the check fails. */
export const Z_ACTION = 3;
/** The limit lines of z, on both sides of zero (M-RM). */
export const Z_LIMITS: readonly number[] = [-Z_ACTION, -Z_WARNING, Z_WARNING, Z_ACTION];
/** The greatest En that passes (M-RM). */
export const EN_MAX = 1;
