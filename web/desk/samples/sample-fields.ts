import { blanksOf } from '../../../domain/registers/field-schemas.ts';
import {
  SAMPLE_FIELDS,
  type SampleInput,
  type SampleRow,
} from '../../../domain/samples/sample-fields.ts';

/** The fields of a sample that is new. */
export const newSample = (today: string): SampleInput => ({
  ...blanksOf(SAMPLE_FIELDS),
  receptionDate: today,
  referenceValues: [],
  revision: 0,
});

/** The fields of a sample as it was read. */
export function sampleFields(row: SampleRow): SampleInput {
  const { id: _id, class: _class, classReason: _reason, ...known } = row;
  const { predominantDefect: _defect, decisionReason: _decision, ...rest } = known;
  const { currentQuantity: _left, validated: _validated, ...fields } = rest;
  return fields;
}
