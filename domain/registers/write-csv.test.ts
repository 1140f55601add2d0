import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { toCsv } from './write-csv.ts';

/** What a file of this one field says between the mark and the end. */
const field = (text: string): string => toCsv([[text]]).slice(1, -2);

test('LST-2 a file is rows of fields, with the mark of UTF-8 and the ends of RFC 4180', () => {
  expect(
    toCsv([
      ['code', 'note'],
      ['A-1', 'aceituna “picual”'],
    ]),
  ).toBe('\uFEFFcode,note\r\nA-1,aceituna “picual”\r\n');
  expect(toCsv([['', '']])).toBe('\uFEFF,\r\n');
  expect(toCsv([])).toBe('\uFEFF\r\n');
});

describe('LST-2 nothing typed becomes a formula', () => {
  test.each(['=', '+', '-', '@', '\t'])(
    'what begins with %j stands behind an apostrophe',
    (sign) => {
      expect(field(`${sign}HYPERLINK(A1)`)).toBe(`'${sign}HYPERLINK(A1)`);
      expect(field(sign)).toBe(`'${sign}`);
      expect(field(`a${sign}b`)).toBe(`a${sign}b`);
    },
  );

  test('a carriage return too, and is quoted', () => {
    expect(field('\rcmd')).toBe(`"'\rcmd"`);
  });

  test('what is quoted is disarmed as well', () => {
    expect(field('=1,2')).toBe(`"'=1,2"`);
    expect(field('=SUM("A")')).toBe(`"'=SUM(""A"")"`);
    expect(field('@a\nb')).toBe(`"'@a\nb"`);
  });

  test.each(['-2', '-2.5', '-12,75', '-10'])('%s is a number and stays one', (number) => {
    expect(field(number).replaceAll('"', '')).toBe(number);
  });

  test.each(['-2.5+1', '--2', '-2.', '-.5', '-', '-1e3', '+2', '=-2', '-2.5.1', '-2 '])(
    '%s is none and is disarmed',
    (text) => expect(field(text)).toBe(`'${text}`),
  );
});

test('LST-2 what would break a field is quoted, and nothing else', () => {
  expect(field('a,b')).toBe('"a,b"');
  expect(field('say "x" and "y"')).toBe('"say ""x"" and ""y"""');
  expect(field('two\nlines')).toBe('"two\nlines"');
  expect(field('two\rlines')).toBe('"two\rlines"');
  expect(field('a;b c')).toBe('a;b c');
  expect(field("l'oli")).toBe("l'oli");
});

test('LST-3 what was written is read again', () => {
  const rows = [
    ['code', 'note'],
    ['A,1', 'a "b"\nc'],
  ];
  expect(readCsv(toCsv(rows)).map(({ cells }) => cells)).toEqual(rows);
});
