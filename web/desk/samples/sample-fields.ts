import type { SampleInput, SampleRow } from '../../../domain/samples/sample-fields.ts';

/** The fields of a sample that is new. */
export const newSample = (today: string): SampleInput => ({
  code: '',
  externalReference: '',
  presentation: '',
  receptionDate: today,
  expirationDate: null,
  certificationDate: null,
  referenceValues: [],
  initialQuantity: null,
  reference: false,
  referenceScope: '',
  referenceOrigin: '',
  active: true,
  additionalInfo: '',
  revision: 0,
});

/** The fields of a sample as it was read. */
export function sampleFields(row: SampleRow): SampleInput {
  const { id: _id, class: _class, currentQuantity: _left, validated: _validated, ...fields } = row;
  return fields;
}
