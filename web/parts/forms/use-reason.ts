import { useLingui } from '@lingui/react/macro';
import { REASON_LENGTH, reasonProblem } from '../../../domain/fields/reason.ts';
import type { ReasonAsked } from '../../ui/confirm/use-confirm.ts';
import { fieldProblemMessage } from './use-form-check.ts';

/**
 * React hook with the label, help text and validation of every reason (FRM-13). `kept` says where
 * the reason is stored; `missing` is the error message for an empty reason.
 */
export function useReason({
  kept,
  missing,
}: {
  readonly kept?: string;
  readonly missing?: string;
} = {}): ReasonAsked {
  const { t, i18n } = useLingui();
  const { least, most } = REASON_LENGTH;
  const length = t`From ${least} to ${most} characters.`;
  return {
    label: t`Reason`,
    requiredText: t`required`,
    description: kept === undefined ? length : `${kept} ${length}`,
    problem: (text) => {
      const problem = reasonProblem(text);
      if (problem === null) return undefined;
      return problem === 'required' && missing !== undefined
        ? missing
        : i18n._(fieldProblemMessage(problem));
    },
  };
}
