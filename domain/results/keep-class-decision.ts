import { type SampleVerdict, sampleVerdictSchema } from './sample-verdict.ts';

/**
 * ASM-44: the verdict with the class that a person gave it before, where that still is what was decided on: the same
 * pairs, judged to the same figures, and nothing but a person that could tell.
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

/** The judged pairs as they are kept, in one order of fields. */
const textOf = (verdict: SampleVerdict): string =>
  JSON.stringify(sampleVerdictSchema.parse(verdict).pairs);
