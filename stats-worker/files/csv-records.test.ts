import { expect, test } from 'vitest';
import { bytes } from '../../domain/testing/bytes.ts';
import { createCsvRecords } from './csv-records.ts';

type Read = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: string | null;
};

function recordsOf(...pieces: readonly (string | Uint8Array)[]): readonly Read[] {
  const found: Read[] = [];
  const records = createCsvRecords(({ line, cells, fault }) =>
    found.push({ line, cells, fault: fault === null ? null : fault.code }),
  );
  for (const piece of pieces) records.push(typeof piece === 'string' ? bytes(piece) : piece);
  records.end();
  return found;
}

const cells = (text: string) => recordsOf(text).map((record) => record.cells);
const NOT_CLOSED = 'quote-open';
const AFTER_QUOTE = 'after-quote';
const STRAY = 'stray-quote';

test('exchange.md a record is its cells and the line it begins on; lines without a filled cell are none', () => {
  expect(recordsOf(',\na,b\n\n\r\nc,\n,\n , \n"",""\nd,e\n')).toEqual([
    { line: 2, cells: ['a', 'b'], fault: null },
    { line: 5, cells: ['c', ''], fault: null },
    { line: 9, cells: ['d', 'e'], fault: null },
  ]);
});

test.each([
  [
    'a;b\nc,d;e',
    [
      ['a', 'b'],
      ['c,d', 'e'],
    ],
  ],
  [
    'a\tb\n"c\td"\te',
    [
      ['a', 'b'],
      ['c\td', 'e'],
    ],
  ],
  [
    'sep=;\na;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"sep=;"\r\na,x;b\r\nc;d',
    [
      ['a,x', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFFsep=\t\r\na\tb', [['a', 'b']]],
  [
    ';;\na;b;c\n;;\nd;e;f\n',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  ],
  ['a,b\nsep=;\n', [['a', 'b'], ['sep=;']]],
  ['a;b,c\n', [['a;b', 'c']]],
])('exchange.md cells end where the heads or the first line say: %j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test.each([
  ['a,b\r\nc\r\n', [['a', 'b'], ['c']]],
  ['a,b', [['a', 'b']]],
  ['a,b\r', [['a', 'b']]],
  ['a\rb,c\r\r', [['a'], ['b', 'c']]],
  ['"a\rb",c\r', [['a\rb', 'c']]],
  ['\uFEFFa,b\n\uFEFFc\n', [['a', 'b'], ['\uFEFFc']]],
  ['\uFEFF"a",b\n', [['a', 'b']]],
  [',"a"\n', [['', 'a']]],
  ['"a\n",b\n', [['a\n', 'b']]],
  ['"a,b",c\n', [['a,b', 'c']]],
  ['c,"a,b"\r\n', [['c', 'a,b']]],
  ['"a ""b"" c",""\n', [['a "b" c', '']]],
  ['"""a"""\n', [['"a"']]],
  ['"","",x\r\n', [['', '', 'x']]],
  ['"a\nb","c\r\nd",e\nf\n', [['a\nb', 'c\r\nd', 'e'], ['f']]],
  ['"a\n\nb"\n', [['a\n\nb']]],
  ['x,"a\n,b",y\n', [['x', 'a\n,b', 'y']]],
])('exchange.md the cells of %j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test('exchange.md a record of several lines begins where its first quote does', () => {
  expect(recordsOf('"a\nb\nc",d\ne,"f\ng"\nh\n')).toEqual([
    { line: 1, cells: ['a\nb\nc', 'd'], fault: null },
    { line: 4, cells: ['e', 'f\ng'], fault: null },
    { line: 6, cells: ['h'], fault: null },
  ]);
});

test('exchange.md pieces may be cut anywhere, and an end ends what was begun', () => {
  const text = '\uFEFF"a ""b""\r\nc",d\r\ne,f\r\ng';
  const whole = recordsOf(text);
  const parts = bytes(text);
  expect(whole.map((record) => record.cells)).toEqual([['a "b"\r\nc', 'd'], ['e', 'f'], ['g']]);
  for (let at = 1; at < parts.length; at += 1)
    expect(recordsOf(parts.subarray(0, at), parts.subarray(at))).toEqual(whole);
  expect(recordsOf(...Array.from(parts, (byte) => Uint8Array.of(byte)))).toEqual(whole);
});

test.each([
  ['"a', 1, NOT_CLOSED],
  ['x\n"a,b\nc\n', 2, NOT_CLOSED],
  ['"a"b\n', 1, AFTER_QUOTE],
  ['"a" ,b\n', 1, AFTER_QUOTE],
  ['"a\nb"c,d\n', 1, AFTER_QUOTE],
  ['a"b\n', 1, STRAY],
  ['a,b""\n', 1, STRAY],
  ['a,b"\r\n', 1, STRAY],
])('exchange.md the quotes of %j are wrong', (text, line, fault) => {
  expect(recordsOf(text).at(-1)).toMatchObject({ line, fault });
});

test('exchange.md a quote that is not closed swallows no more than a line may be long', () => {
  const rows = Array.from({ length: 30_000 }, (_, place) => `${place},x`);
  const found = recordsOf(`"a,b\n${rows.join('\n')}`);
  expect(found[0]).toMatchObject({ line: 1, fault: NOT_CLOSED });
  expect(found.length).toBeGreaterThan(20_000);
  expect(found.at(-1)).toEqual({ line: 30_001, cells: ['29999', 'x'], fault: null });
});

test('exchange.md after a record with a fault the next is read as ever', () => {
  expect(recordsOf('"a"b,c\nd,e\n').at(-1)).toEqual({ line: 2, cells: ['d', 'e'], fault: null });
  expect(recordsOf('a"b\n"c"\n').at(-1)).toEqual({ line: 2, cells: ['c'], fault: null });
});

test('exchange.md an end twice hands nothing on twice', () => {
  const found: (readonly string[])[] = [];
  const records = createCsvRecords((record) => found.push(record.cells));
  records.push(bytes('a\n"b'));
  records.end();
  records.end();
  records.push(bytes('c'));
  records.end();
  records.end();
  expect(found.map(([first]) => first)).toEqual(['a', undefined, 'c']);
});
