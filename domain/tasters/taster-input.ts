import { withoutProblems } from '../fields/without-problems.ts';
import { type TasterInput, tasterFieldsSchema } from './taster-fields.ts';
import { tasterProblems } from './taster-rules.ts';

/** REG-9: the border of a taster's form. An account needs a user name. */
export const tasterInput = tasterFieldsSchema.superRefine(
  withoutProblems<TasterInput>(tasterProblems(true)),
);
