import type { ListedReport, VerifiedReport } from '../report-answers.ts';

/** Test data: a valid report in the list of all, of a virgin oil. */
export const listedReport = (change: Partial<ListedReport> = {}): ListedReport => ({
  number: '2026-0001',
  digest: '',
  session: 4,
  sample: { id: 's', code: 'S-26-0405' },
  customer: '',
  class: 'VOO',
  standing: 'stands',
  validationReason: null,
  decisionReason: null,
  leftOut: [],
  issuedAt: '2026-11-27T12:00:00.000Z',
  issuedBy: 'Eva',
  replacedBy: null,
  ...change,
});

/** Test data: the public answer to the verification of a valid report, of an extra virgin oil. */
export const verifiedReport = (change: Partial<VerifiedReport> = {}): VerifiedReport => ({
  number: '2026-0001',
  panel: 'South',
  sample: 'S-26-0405',
  class: 'EVOO',
  medal: null,
  validationReason: null,
  decisionReason: null,
  leftOut: [],
  issuedAt: '2026-11-27T12:00:00.000Z',
  standing: 'stands',
  replacedBy: null,
  ...change,
});
