import { describe, expect, test } from 'vitest';
import { SIGNATURES_BEYOND, SIGNATURES_WITHIN } from '../testing/signature-limits.ts';
import { signatureStrokesSchema, signatureSvg } from './signature.ts';

describe('ACC-10 a signature is kept as the strokes it was drawn with', () => {
  test.each(SIGNATURES_WITHIN)('%s is one', (_, strokes) => {
    expect(signatureStrokesSchema.parse(strokes)).toEqual(strokes);
  });

  test.each(SIGNATURES_BEYOND)('ACC-81 %s is none', (_, strokes) => {
    expect(signatureStrokesSchema.safeParse(strokes).success).toBe(false);
  });

  test('what is wrong is named', () => {
    const said = (strokes: unknown) =>
      signatureStrokesSchema.safeParse(strokes).error?.issues.map(({ message }) => message);
    expect(said([[1, 2, 3]])).toEqual(['pairs']);
    const long = Array.from({ length: 3 }, () => Array.from({ length: 7000 }, () => 1));
    expect(said(long)).toEqual(['long']);
  });
});

describe('ACC-10 and as the picture they make', () => {
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 340" fill="none" stroke="#111" ' +
    'stroke-width="6" stroke-linecap="round" stroke-linejoin="round">';

  test('a path a stroke, as wide as drawn and a third as high, to a tenth of a unit', () => {
    const strokes = [
      [0, 0, 500, 500, 1000, 1000],
      [10.16, 100.1, 20.24, 33],
    ];
    expect(signatureSvg(strokes)).toBe(
      `${head}<path d="M0 0L500 170L1000 340"/><path d="M10.2 34L20.2 11.2"/></svg>`,
    );
  });

  test('a stroke of one point is a dot', () => {
    expect(signatureSvg([[250, 500]])).toBe(`${head}<path d="M250 170h.1"/></svg>`);
  });

  test('a number without its pair is left out, and no stroke is no path', () => {
    expect(signatureSvg([[250, 500, 7]])).toBe(`${head}<path d="M250 170h.1"/></svg>`);
    expect(signatureSvg([])).toBe(`${head}</svg>`);
  });
});
