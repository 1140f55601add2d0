import { withoutProblems } from '../fields/without-problems.ts';
import { type SampleInput, sampleFieldsSchema } from './sample-fields.ts';
import { sampleProblems } from './sample-rules.ts';

/** REG-7: the border of a sample's form. The scope of a reference material must be set. */
export const sampleInput = sampleFieldsSchema.superRefine(
  withoutProblems<SampleInput>(sampleProblems),
);
