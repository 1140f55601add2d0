import { expect, test } from 'vitest';
import { canonical } from '../../../domain/files/canonical.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { reportRecord } from '../../../domain/reports/testing/example-report.ts';
import { readReportFile } from './read-report-file.ts';

test('RPT-8, RPT-24 the digest of a report’s file is made without a network; what is no report is none', () => {
  const record = reportRecord();
  const code = { number: record.number, digest: digestOf(record) };
  expect(readReportFile(canonical(record))).toEqual(code);
  expect(readReportFile(`${canonical(record)}\n`)).toEqual(code);
  // One added word makes it another report.
  const forged = canonical({ ...record, surplus: 'Extra virgin' });
  expect(readReportFile(forged)?.digest).not.toBe(code.digest);
  for (const text of ['', '{', '[]', 'null', canonical({ ...record, format: 'other' })])
    expect([text, readReportFile(text)]).toEqual([text, null]);
});

test('SEC-84 a member that stands twice in a report’s file is no report, wherever it stands, and neither is another layout', () => {
  const record = reportRecord();
  const genuine = canonical(record);
  const twice = [
    genuine.replace('{', `{"number":${JSON.stringify(record.number)},`),
    genuine.replace(/"panel":/, '"panel":"Another panel","panel":'),
    genuine.replace(/}(?=[^}]*$)/, ',"surplus":1,"surplus":1}'),
  ];
  for (const forged of twice) {
    expect(forged).not.toBe(genuine);
    expect(readReportFile(forged)).toBe(null);
  }
  expect(readReportFile(JSON.stringify(record, null, 2))).toBe(null);
});

test('SEC-84 SEC-140 a file that is nested or long beyond any report is none', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(readReportFile(deep)).toBe(null);
  const record = reportRecord();
  expect(readReportFile(canonical(record).replace(/}$/, `,"z":${deep}}`))).toBe(null);
  expect(readReportFile(canonical({ ...record, z: 'a'.repeat(4_000_000) }))).toBe(null);
});
