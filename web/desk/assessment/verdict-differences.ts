import type { Assessment } from '../../../domain/words/assessment.ts';

/** The parts of a verdict, in reading order. */
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

/** A part of a verdict by which two method versions are compared. */
export type VerdictPart = (typeof PARTS)[number];

/**
 * The parts of a verdict in which two method versions differ (ASM-5). Example: `fruityClass`,
 * `statements`.
 */
export const verdictDifferences = (here: Assessment, there: Assessment): readonly VerdictPart[] =>
  PARTS.filter((part) => String(here[part]) !== String(there[part]));
