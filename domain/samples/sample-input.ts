import { withoutProblems } from '../fields/without-problems.ts';
import { type SampleInput, sampleFieldsSchema } from './sample-fields.ts';
import { sampleProblems } from './sample-rules.ts';

/** Input schema of a sample's form (REG-7). A reference material must have a scope. */
export const sampleInput = sampleFieldsSchema.superRefine(
  withoutProblems<SampleInput>(sampleProblems),
);
