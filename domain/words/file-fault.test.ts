import { expect, test } from 'vitest';
import { areLineFaults, fault, faultText, lineFaultText } from './file-fault.ts';

test('exchange.md a fault is said with its values, and one of a line with its number', () => {
  const differs = fault('cells-differ', { cells: '1', heads: '5', separator: 'commas' });
  expect(faultText(differs)).toBe('1 cells where the header has 5, separated by commas');
  expect(lineFaultText({ line: 3, faults: [fault('quote-open'), differs] })).toBe(
    'line 3: a quote is not closed; 1 cells where the header has 5, separated by commas',
  );
  expect(lineFaultText({ line: null, faults: [fault('line-too-long')] })).toBe(
    'longer than 64 KiB',
  );
});

test('exchange.md a value that looks like a slot is said as it stands', () => {
  expect(faultText(fault('not-a-flag', { column: 'valid', cell: '"{column}"' }))).toBe(
    'valid "{column}" is not true or false',
  );
});

test('exchange.md faults of lines are told from any other value', () => {
  expect(areLineFaults([{ line: 1, faults: [fault('file-empty')] }])).toBe(true);
  expect(areLineFaults([{ line: null, faults: [] }])).toBe(true);
  for (const other of [
    null,
    [null],
    [{ line: '1', faults: [] }],
    [{ line: 1 }],
    [{ line: 1, faults: [{ code: 'sweet', values: {} }] }],
    [{ line: 1, faults: [{ code: 'cell-empty', values: { column: 1 } }] }],
  ])
    expect(areLineFaults(other)).toBe(false);
});
