import { expect, test } from 'vitest';
import { isEmptyLine, separatorLine, separatorOf } from './csv-separator.ts';

test.each([
  ['sep=;', ';'],
  ['sep=,', ','],
  ['sep=\t', '\t'],
  ['SEP=;', ';'],
  ['"sep=;"', ';'],
  ['"sep=;";;;', ';'],
  ['\uFEFFsep=;', ';'],
  ['sep=|', null],
  ['sep=', null],
  ['sep=;x', null],
  ['code;sep=;', null],
])('LST-4, exchange.md the first line %j names the separator %j', (line, separator) => {
  expect(separatorLine(line)).toBe(separator);
});

test.each([
  ['a,b;c', ','],
  ['a;b', ';'],
  ['a\tb', '\t'],
  ['a', ','],
  ['', ','],
  ['"a,b,c";d', ';'],
  ['"a,b";"c,d', ';'],
])('LST-4, exchange.md the cells of %j are separated by %j', (heads, separator) => {
  expect(separatorOf(heads)).toBe(separator);
});

test.each([
  ['', true],
  [';;;', true],
  [' , \t', true],
  ['"",""', true],
  [';x;', false],
  ['0', false],
])('LST-4, exchange.md %j has no filled cell: %s', (line, isEmpty) => {
  expect(isEmptyLine(line)).toBe(isEmpty);
});
