import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReportCode, reportAddress } from './report-code.ts';
import { isReportNumber, reportNumber } from './report-number.ts';

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const number = fc
  .tuple(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 99_999 }))
  .map(([year, place]) => reportNumber(year, place));

test('RPT-2, RPT-13 the number of a report is its year and its place among that year’s', () => {
  expect([reportNumber(2026, 7), reportNumber(2026, 12_345)]).toEqual(['2026-0007', '2026-12345']);
  for (const text of ['', '2026-7', '26-0007', '2026-0007 ', '2026-00o7'])
    expect([text, isReportNumber(text)]).toEqual([text, false]);
});

test('RPT-7 the address of a report is read back, whoever copies it by hand', () => {
  fc.assert(
    fc.property(number, hex, (of, digest) => {
      const code = { number: of, digest };
      const address = reportAddress('https://panel.example', code);
      // No part of it is where a browser would send it.
      expect(new URL(address).pathname + new URL(address).search).toBe('/verify');
      expect(readReportCode(address)).toEqual(code);
      expect(readReportCode(new URL(address).hash)).toEqual(code);
      const grouped = digest.toUpperCase().match(/.{4}/g)?.join(' ') ?? '';
      for (const between of ['.', ' ', '. ', '\n'])
        expect(readReportCode(` ${of}${between}${grouped} `)).toEqual(code);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readReportCode(text);
      if (read !== null) expect(isReportNumber(read.number)).toBe(true);
    }),
  );
  for (const text of ['', '#', '2026-0001', `2026-0001.${'a'.repeat(63)}`, `x.${'a'.repeat(64)}`])
    expect([text, readReportCode(text)]).toEqual([text, null]);
});
