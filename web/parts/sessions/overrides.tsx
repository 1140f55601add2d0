import type { ResultRow } from '../../../domain/results/result-row.ts';
import { InvalidWords } from './invalid-words.tsx';
import { AgainstCriteria, DecidedByPerson, LeftOutWords } from './overridden.tsx';

/** The fields of a stored result that say what a person overrode. */
export type OverriddenResult = Pick<
  ResultRow,
  'validationReason' | 'decided' | 'invalid' | 'leftOut'
>;

/**
 * Whether a person overrode anything of a stored result, so that it does not look clean (RES-3).
 */
export const isOverridden = (of: OverriddenResult): boolean =>
  of.validationReason !== null ||
  of.decided !== null ||
  of.invalid !== null ||
  of.leftOut.length > 0;

/**
 * All overrides of a stored result, each with its reason (RES-3, ASM-1, ASM-21, ASM-31). They
 * appear wherever the class is shown. Shows nothing without a stored result or an override.
 */
export function Overrides({ of }: { readonly of: OverriddenResult | null }) {
  if (of === null) return null;
  return (
    <>
      <InvalidWords invalid={of.invalid} />
      <AgainstCriteria reason={of.validationReason} />
      <LeftOutWords leftOut={of.leftOut} />
      <DecidedByPerson reason={of.decided?.reason ?? null} given={of.decided?.class} />
    </>
  );
}
