import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cells = (file: string) => readCsv(file).records.map((record) => record.cells);

describe('LST-4 a CSV file is read as RFC 4180 and spreadsheets write it', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['', []],
    ['a', [['a']]],
    ['a,b', [['a', 'b']]],
    ['a,b\n', [['a', 'b']]],
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,,\n', [['a', '', '']]],
    [',\n', []],
    [' , \n', []],
    ['\uFEFFa,b', [['a', 'b']]],
    ['a\uFEFF,b', [['a\uFEFF', 'b']]],
    ['"a","b"', [['a', 'b']]],
    ['"a,b",c', [['a,b', 'c']]],
    ['"a ""b""",c', [['a "b"', 'c']]],
    ['"",c', [['', 'c']]],
    ['a,5" pipe', [['a', '5" pipe']]],
    ['a,"two\r\nlines"', [['a', 'two\nlines']]],
    ['a\rb\r', [['a'], ['b']]],
  ])('%j', (file, records) => expect(cells(file)).toEqual(records));

  test('separated by what its first line has most of, the comma if neither has more', () => {
    expect(cells('a;b\nc,d;e')).toEqual([
      ['a', 'b'],
      ['c,d', 'e'],
    ]);
    expect(cells('a\tb\nc;d\te')).toEqual([
      ['a', 'b'],
      ['c;d', 'e'],
    ]);
    expect(cells('a;b;c,d\n')).toEqual([['a', 'b', 'c,d']]);
    expect(cells('a;b,c\n')).toEqual([['a;b', 'c']]);
    expect(cells('a\n1;2;3\n')).toEqual([['a'], ['1;2;3']]);
  });

  test.each<[string, readonly (readonly string[])[]]>([
    ['sep=;\na,x;b\n', [['a,x', 'b']]],
    ['\uFEFFsep=\t\r\na\tb', [['a', 'b']]],
    ['"sep=,"\na,b;c', [['a', 'b;c']]],
    [';;\na;b;c\n;;\n', [['a', 'b', 'c']]],
    ['"a;b,c,d";e\n', [['a;b,c,d', 'e']]],
  ])('its first line may name the separator, and the heads may stand below: %j', (file, records) =>
    expect(cells(file)).toEqual(records),
  );

  test('a line that names the separator is counted', () => {
    expect(readCsv('sep=;\na;b\nc;d').records.map(({ line }) => line)).toEqual([2, 3]);
  });

  test('a record says the line it begins on, whatever stood before it', () => {
    expect(readCsv('a\n\n"b\nb"\n\nc\n').records.map(({ line }) => line)).toEqual([1, 3, 6]);
    expect(readCsv('a\r\n"b\r\nb","\nc"\r\nd').records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each<[string, readonly number[]]>([
    ['a,b\n"c,d\ne,f\n', [2]],
    ['a\n\n\nb,"never closed', [4]],
    ['"a"b,c\nd', [1]],
    ['"a" ,c', []],
    ['a,5" pipe\n', []],
    ['"a ""b""",""\n', []],
  ])('a quotation mark that stands alone is named by its line: %j', (file, lines) => {
    expect(readCsv(file).loneQuotes).toEqual(lines);
  });
});
