import type { ListedSample, SampleInput, SampleRow } from '../sample-fields.ts';

/** Test data: the form of a new sample with the code S-1, in use, and nothing else filled in. */
export const sampleForm = (change: Partial<SampleInput> = {}): SampleInput => ({
  code: 'S-1',
  externalReference: '',
  presentation: '',
  receptionDate: null,
  expirationDate: null,
  initialQuantity: null,
  reference: false,
  referenceScope: '',
  active: true,
  additionalInfo: '',
  revision: 0,
  ...change,
});

/** Test data: a row of the register of samples with the code S-1, in use, never tasted. */
export const sampleRow = (change: Partial<SampleRow> = {}): SampleRow => ({
  id: 's1',
  code: 'S-1',
  externalReference: '',
  presentation: '',
  receptionDate: '2026-11-20',
  expirationDate: null,
  certificationDate: null,
  initialQuantity: null,
  currentQuantity: null,
  reference: false,
  referenceScope: '',
  referenceClass: null,
  referenceOrigin: '',
  referenceValues: [],
  active: true,
  validated: false,
  class: null,
  classReason: null,
  decisionReason: null,
  predominantDefect: null,
  additionalInfo: '',
  revision: 1,
  ...change,
});

/** Test data: a sample in the list of the register. */
export const listedSample = (change: Partial<ListedSample> = {}): ListedSample => ({
  ...sampleRow(),
  provisional: null,
  leftOut: [],
  ...change,
});
