import { blanksOf } from '../registers/declared.ts';
import type { ImportProblem } from '../registers/import-report.ts';
import { headOf, type ReadRow } from '../registers/read-register.ts';
import { SAMPLE_FIELDS, type SampleInput, sampleFieldsSchema } from './sample-fields.ts';
import { sampleProblems } from './sample-rules.ts';

/** LST-4: the file of samples. Only `code` is needed. */
export const SAMPLE_FILE = { fields: SAMPLE_FIELDS, needed: ['code'], key: 'code' } as const;

/** A row of the file as a form would send it, or what its values together do not allow. */
export function sampleOfRow({ line, values }: ReadRow): SampleInput | ImportProblem {
  const fields = { ...blanksOf(SAMPLE_FIELDS), ...values, revision: 0 };
  const sample = sampleFieldsSchema.parse(fields);
  const problems = sampleProblems(sample);
  if (problems.referenceScope === 'required')
    return { line, column: headOf('referenceScope'), code: 'missing', value: '' };
  if (problems.expirationDate === 'before-reception') {
    const value = sample.expirationDate ?? '';
    return { line, column: headOf('expirationDate'), code: 'before-reception', value };
  }
  return sample;
}
