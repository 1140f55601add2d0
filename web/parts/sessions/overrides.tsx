import type { ResultRow } from '../../../domain/results/result-row.ts';
import { AgainstCriteria } from './against-criteria.tsx';
import { DecidedByPerson } from './decided-by-person.tsx';
import { InvalidWords } from './invalid-words.tsx';

/** What a person overrode of a stored result. */
export type OverriddenResult = Pick<ResultRow, 'validationReason' | 'decided' | 'invalid'>;

/** Whether anything of a stored result was overridden by a person: then it does not look clean (RES-3). */
export const isOverridden = ({ validationReason, decided, invalid }: OverriddenResult): boolean =>
  validationReason !== null || decided !== null || invalid !== null;

/**
 * RES-3, ASM-21, ASM-31: all that a person overrode of a stored result, each with its reason, wherever its class stands; nothing
 * where nothing is stored, or overridden.
 */
export function Overrides({ of }: { readonly of: OverriddenResult | null }) {
  if (of === null) return null;
  return (
    <>
      <InvalidWords invalid={of.invalid} />
      <AgainstCriteria reason={of.validationReason} />
      <DecidedByPerson reason={of.decided?.reason ?? null} given={of.decided?.class} />
    </>
  );
}
