import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { formatOf } from './format-of.ts';

const [en, es] = [formatOf('en', 'UTC'), formatOf('es', 'UTC')];

test('NUM-1 a mark, Md and Mf have one decimal, a median and every other statistic two, also where nothing follows', () => {
  expect([en.cm(5.3), en.cm(6), en.cm(0), en.cm(null)]).toEqual(['5.3', '6.0', '0.0', '–']);
  expect([5.65, 5.3, 0].map(en.two)).toEqual(['5.65', '5.30', '0.00']);
  expect([5.65, 5.3].map(es.two)).toEqual(['5,65', '5,30']);
  expect(en.two(null)).toBe('–');
});

test('NUM-1 NUM-3 per cent have two decimals, and more where fewer would tell of another side of the limit', () => {
  expect(en.percent(7.1, 20)).toBe('7.10\u00a0%');
  expect(en.percent(20.001, 20)).toBe('20.001\u00a0%');
  expect(en.percent(null, 20)).toBe('–');
});

test('LOC-4 French leaves a space that does not break before a colon and a semicolon, the others none', () => {
  const marks = (['en', 'es', 'it', 'fr'] as const).map((locale) => {
    const { colon, semicolon } = formatOf(locale, 'UTC');
    return [colon, semicolon];
  });
  const plain = [': ', '; '];
  expect(marks).toEqual([plain, plain, plain, ['\u00a0: ', '\u00a0; ']]);
});

test('NUM-1 a minus is one, in each language, whatever stands beside it', () => {
  for (const locale of ['en', 'es', 'it', 'fr'] as const)
    expect(formatOf(locale, 'UTC').number(-2, 1)).toMatch(/^\u22122[.,]0$/);
  expect([en.two(-1.5), en.signed(-2, 0)]).toEqual(['−1.50', '−2']);
});

/**
 * Parses a formatted number: removes group separators and turns the decimal separator into a point.
 */
const read = (text: string, decimal: string): number =>
  Number(
    text
      .replaceAll(decimal === ',' ? /[.\s]/g : /,/g, '')
      .replace(decimal, '.')
      .replace('\u2212', '-'),
  );

test.each([
  ['en', '.'],
  ['es', ','],
  ['fr', ','],
  ['it', ','],
] as const)(
  'NUM-2 a figure and its limit as they are printed in %s show on which side the figure lies',
  (locale, decimal) => {
    const write = formatOf(locale, 'UTC');
    const limits = fc.oneof(
      fc.integer({ min: 1, max: 9_999 }).map((parts) => parts / 1000),
      fc.double({ min: 0.5, max: 20, noNaN: true }),
    );
    const distances = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -9, max: -1 }))
      .map(([digit, exponent]) => digit * 10 ** exponent);
    holds(
      fc.property(limits, distances, fc.constantFrom(-1, 0, 1), (limit, distance, side) => {
        const value = limit + side * distance;
        const printed = write.against(value, limit);
        const sides = [read(printed.figure, decimal), read(printed.limit, decimal)] as const;
        expect(Math.sign(sides[0] - sides[1])).toBe(side);
        expect(write.beside(value, limit)).toBe(printed.figure);
      }),
    );
  },
);

test('NUM-2 NUM-5 a limit by itself is printed to its end, with two decimals at least', () => {
  expect([en.limit(2), en.limit(0.475), es.limit(1.5)]).toEqual(['2.00', '0.475', '1,50']);
});
