import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cells = (file: string) => readCsv(file).map((record) => record.cells);

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
    ['a,"two\r\nlines"', [['a', 'two\r\nlines']]],
    ['a,"never closed\nb,c', [['a', 'never closed\nb,c']]],
    ['"a"b,c', [['ab', 'c']]],
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

  test('a record says the line it begins on, whatever stood before it', () => {
    expect(readCsv('a\n\n"b\nb"\n\nc\n').map(({ line }) => line)).toEqual([1, 3, 6]);
  });
});
