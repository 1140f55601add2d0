import { blanksOf } from '../../../domain/registers/field-schemas.ts';
import {
  SAMPLE_FIELDS,
  type SampleInput,
  type SampleRow,
} from '../../../domain/samples/sample-fields.ts';

/** Returns the default field values of a new sample. */
export const newSample = (today: string): SampleInput => ({
  ...blanksOf(SAMPLE_FIELDS),
  receptionDate: today,
  referenceValues: [],
  revision: 0,
});

/** Returns the form fields of a stored sample. */
export function sampleFields(row: SampleRow): SampleInput {
  const { id: _id, class: _class, classReason: _reason, ...known } = row;
  const { predominantDefect: _defect, decisionReason: _decision, ...rest } = known;
  const { currentQuantity: _left, validated: _validated, ...fields } = rest;
  return fields;
}
