import { type SampleVerdict, sampleVerdictSchema } from './sample-verdict.ts';

/**
 * Keeps the class that a person gave to a sample, if the new verdict has the same facts (ASM-44).
 * The same facts: the same pairs with the same figures, and still only a person can decide.
 */
export function keepClassDecision(
  made: SampleVerdict,
  before: SampleVerdict | null,
): SampleVerdict {
  const decision = before?.decision ?? null;
  if (before === null || decision === null || made.state !== 'person-decides') return made;
  if (textOf(made) !== textOf(before)) return made;
  return { ...made, state: 'final', class: decision.class, provisional: null, decision };
}

/** The judged pairs in a canonical order of fields. */
const textOf = (verdict: SampleVerdict): string =>
  JSON.stringify(sampleVerdictSchema.parse(verdict).pairs);
