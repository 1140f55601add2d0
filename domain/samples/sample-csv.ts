import { dayColumn, flagColumn, numberColumn, textColumn } from '../registers/column-readers.ts';
import type { ImportProblem } from '../registers/import-report.ts';
import type { ReadRow, RegisterFile } from '../registers/read-register.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';
import type { SampleInput } from './sample-fields.ts';
import { sampleProblems } from './sample-rules.ts';

const columns = {
  code: textColumn(40, true),
  external_reference: textColumn(200),
  presentation: textColumn(200),
  reception_date: dayColumn,
  expiration_date: dayColumn,
  certification_date: dayColumn,
  initial_quantity: numberColumn(0, MOST_MILLILITRES),
  reference: flagColumn(),
  reference_scope: textColumn(200),
  reference_origin: textColumn(200),
  active: flagColumn(true),
  additional_info: textColumn(4_000),
};

type Key = keyof typeof columns;

/** LST-4: the file of samples. Only `code` is needed. */
export const SAMPLE_FILE: RegisterFile<Key> = { columns, needed: ['code'], key: 'code' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const day = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A row of the file as a form would send it, or what its values together do not allow. */
export function sampleOfRow({ line, values }: ReadRow<Key>): SampleInput | ImportProblem {
  const sample: SampleInput = {
    code: text(values.code),
    externalReference: text(values.external_reference),
    presentation: text(values.presentation),
    receptionDate: day(values.reception_date),
    expirationDate: day(values.expiration_date),
    certificationDate: day(values.certification_date),
    initialQuantity: typeof values.initial_quantity === 'number' ? values.initial_quantity : null,
    reference: values.reference === true,
    referenceScope: text(values.reference_scope),
    referenceOrigin: text(values.reference_origin),
    active: values.active !== false,
    additionalInfo: text(values.additional_info),
    revision: 0,
  };
  const problems = sampleProblems(sample);
  if (problems.referenceScope === 'required')
    return { line, column: 'reference_scope', code: 'missing', value: '' };
  if (problems.expirationDate === 'before-reception') {
    const value = sample.expirationDate ?? '';
    return { line, column: 'expiration_date', code: 'before-reception', value };
  }
  return sample;
}
