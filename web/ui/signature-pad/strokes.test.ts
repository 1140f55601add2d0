import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signatureStrokesSchema } from '../../../domain/account/signature.ts';
import { holds } from '../../../domain/testing/holds.ts';
import { hasRoom, padPoint, strokePath, withPoint } from './strokes.ts';

const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const box = fc.record({
  left: place,
  top: place,
  width: fc.double({ min: 0, max: 3000, noNaN: true }),
  height: fc.double({ min: 0, max: 3000, noNaN: true }),
});

describe('E-SIGN the strokes of a signature', () => {
  test('E-SIGN every point is in whole units of the pad', () => {
    holds(
      fc.property(place, place, box, (x, y, at) =>
        padPoint(x, y, at).every((n) => Number.isInteger(n) && n >= 0 && n <= 1000),
      ),
    );
  });

  test('E-SIGN corners and middle of the pad', () => {
    const at = { left: 10, top: 20, width: 480, height: 260 };
    expect(padPoint(10, 20, at)).toEqual([0, 0]);
    expect(padPoint(250, 150, at)).toEqual([500, 500]);
    expect(padPoint(490, 280, at)).toEqual([1000, 1000]);
  });

  test('E-SIGN a pad that is not drawn has no width or height to divide by', () => {
    const at = { left: 0, top: 0, width: 100, height: 200 };
    expect(padPoint(50, 50, { ...at, width: 0 })).toEqual([0, 250]);
    expect(padPoint(50, 50, { ...at, height: 0 })).toEqual([500, 0]);
    expect(padPoint(-5, 900, at)).toEqual([0, 1000]);
  });

  test('E-SIGN three units away is a new point, in either direction, and less is none', () => {
    const stroke = [50, 60, 100, 100];
    expect(withPoint(stroke, [103, 100])).toEqual([...stroke, 103, 100]);
    expect(withPoint(stroke, [100, 97])).toEqual([...stroke, 100, 97]);
    expect(withPoint(stroke, [102, 102])).toBe(stroke);
    expect(withPoint(stroke, [50, 60])).toEqual([...stroke, 50, 60]);
    expect(withPoint([], [0, 0])).toEqual([0, 0]);
  });

  test('E-SIGN a finger that rests adds nothing', () => {
    const stroke = withPoint([], [100, 100]);
    expect(withPoint(stroke, [101, 101])).toBe(stroke);
    expect(withPoint(stroke, [110, 100])).toEqual([100, 100, 110, 100]);
  });

  test('E-SIGN a stroke is a path, a touch a dot, nothing no path', () => {
    expect(strokePath([1, 2, 3, 4, 5, 6])).toBe('M1 2L3 4L5 6');
    expect(strokePath([1, 2])).toBe('M1 2h.1');
    expect(strokePath([])).toBe('');
    expect([strokePath([1]), strokePath([1, 2, 3])]).toEqual(['', 'M1 2h.1']);
    expect(strokePath([0, 0, 5, 0])).toBe('M0 0L5 0');
  });
});

describe('ACC-10 whatever is drawn on the pad is a signature that is kept', () => {
  const points = (count: number): readonly number[] => Array.from({ length: 2 * count }, () => 500);
  const isKept = (strokes: readonly (readonly number[])[]) =>
    signatureStrokesSchema.safeParse(strokes).success;

  test.each([
    ['one stroke', [], 4_000],
    ['many points', [points(4_000), points(4_000)], 2_000],
    ['many strokes', Array.from({ length: 199 }, () => points(1)), 4_000],
  ])('%s: there is room up to the bound of the record, and none beyond', (_, strokes, most) => {
    expect(hasRoom(strokes, points(most - 1))).toBe(true);
    expect(isKept([...strokes, points(most)])).toBe(true);
    expect(hasRoom(strokes, points(most))).toBe(false);
    expect(isKept([...strokes, points(most + 1)])).toBe(false);
  });

  test('after two hundred strokes there is room for no other', () => {
    const strokes = Array.from({ length: 200 }, () => points(1));
    expect(isKept(strokes)).toBe(true);
    expect(hasRoom(strokes, [])).toBe(false);
  });
});
