import { withoutProblems } from '../fields/without-problems.ts';
import { type TasterInput, tasterFieldsSchema } from './taster-fields.ts';
import { tasterProblems } from './taster-rules.ts';

/** Input schema of a taster's form. */
export const tasterInput = tasterFieldsSchema.superRefine(
  withoutProblems<TasterInput>(tasterProblems),
);
