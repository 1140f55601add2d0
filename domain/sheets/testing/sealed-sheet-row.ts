import type { SealedSheet } from '../sealed-sheet.ts';

/** Test data: the record of a sealed sheet, glass 417 of a taster, valid, with no mark on it. */
export const sealedSheetRow = (change: Partial<SealedSheet> = {}): SealedSheet => ({
  taster: 't1',
  sample: 's1',
  replicate: 1,
  code: '417',
  position: 1,
  version: 1,
  valid: true,
  sealedAt: '2026-11-20T10:00:00.000Z',
  signedAt: '2026-11-20T10:00:00.000Z',
  heatingDevice: '6',
  calibratedAt: null,
  conduct: null,
  keyed: null,
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  ...change,
});
