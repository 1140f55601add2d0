import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../files/canonical.ts';
import { changedParts, REPORT_PARTS, type ReportStated } from './report-changes.ts';
import { digestOf } from './report-digest.ts';
import { reportRecord } from './testing/example-report.ts';

test('RPT-6 the digest of a report is the SHA-256 of its canonical JSON, wherever it is made, and one character makes another', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const own = createHash('sha256').update(canonical(value)).digest('hex');
      expect(digestOf(value)).toBe(own);
      // As a file brings it back: with other spaces, and its members in another order.
      expect(digestOf(JSON.parse(JSON.stringify(value, null, 2)))).toBe(own);
    }),
  );
  const record = reportRecord();
  expect(digestOf({ ...record, customer: `${record.customer}.` })).not.toBe(digestOf(record));
});

test('RPT-5 what a report states otherwise than another is told by its parts', () => {
  const record = reportRecord();
  expect(changedParts(record, { ...record })).toEqual([]);
  const other: ReportStated = {
    ...record,
    customer: 'Another',
    sample: { ...record.sample, externalReference: '13' },
    sheets: [],
  };
  expect(changedParts(record, other)).toEqual(['customer', 'sample', 'sheets']);
  // What belongs to the issue and not to what is stated is no change.
  expect(changedParts(record, reportRecord({ number: '2026-0002', salt: 'other' }))).toEqual([]);
  for (const part of REPORT_PARTS)
    expect(changedParts(record, { ...record, [part]: 'other' })).toEqual([part]);
});
