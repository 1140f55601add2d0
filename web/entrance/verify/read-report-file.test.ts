import { expect, test } from 'vitest';
import { canonical } from '../../../domain/files/canonical.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { reportRecord } from '../../../domain/reports/testing/report-record.ts';
import { readReportFile } from './read-report-file.ts';

test('RPT-8 the digest of a report’s file is made without a network, however its text is laid out; what is no report is none', () => {
  const record = reportRecord();
  const code = { number: record.number, digest: digestOf(record) };
  expect(readReportFile(canonical(record))).toEqual(code);
  expect(readReportFile(`\n${JSON.stringify(record, null, 2)}\n`)).toEqual(code);
  // One word more than was issued is another report.
  const forged = canonical({ ...record, surplus: 'Extra virgin' });
  expect(readReportFile(forged)?.digest).not.toBe(code.digest);
  for (const text of ['', '{', '[]', 'null', canonical({ ...record, format: 'other' })])
    expect([text, readReportFile(text)]).toEqual([text, null]);
});
