import type { ResultRow } from '../../../domain/results/result-row.ts';
import { AgainstCriteria } from './against-criteria.tsx';
import { DecidedByPerson } from './decided-by-person.tsx';
import { InvalidWords } from './invalid-words.tsx';
import { LeftOutWords } from './left-out-words.tsx';

/** What a person overrode of a stored result. */
export type OverriddenResult = Pick<
  ResultRow,
  'validationReason' | 'decided' | 'invalid' | 'leftOut'
>;

/** Whether anything of a stored result was overridden by a person: then it does not look clean (RES-3). */
export const isOverridden = (of: OverriddenResult): boolean =>
  of.validationReason !== null ||
  of.decided !== null ||
  of.invalid !== null ||
  of.leftOut.length > 0;

/**
 * RES-3, ASM-1, ASM-21, ASM-31: all that a person overrode of a stored result, each with its reason, wherever its class stands; nothing
 * where nothing is stored, or overridden.
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
