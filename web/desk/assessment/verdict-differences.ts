import type { Assessment } from '../../../domain/words/assessment.ts';

/** What a verdict says of an oil, in the order in which it is read. */
const PARTS = [
  'n',
  'class',
  'predominantDefect',
  'md',
  'mf',
  'reliable',
  'fruityClass',
  'statements',
] as const satisfies readonly (keyof Assessment)[];

export type VerdictPart = (typeof PARTS)[number];

/** ASM-5: which parts of a verdict two versions of the method say differently. Example: `fruityClass`, `statements`. */
export const verdictDifferences = (here: Assessment, there: Assessment): readonly VerdictPart[] =>
  PARTS.filter((part) => String(here[part]) !== String(there[part]));
