import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import {
  clampToLine,
  keyOnLine,
  PLACE_STEPS,
  placeOnLine,
  steppedPlace,
  typedPlace,
} from './place-on-line.ts';

const pixelsPerMm = fc.double({ min: 1.2, max: 40, noNaN: true });
const left = fc.double({ min: -2000, max: 2000, noNaN: true });
const whole = fc.integer({ min: 0, max: 100 });

describe('M-SCALE the place on the line', () => {
  test('M-SCALE every place is a whole millimetre from 0 to 100', () => {
    holds(
      fc.property(fc.double(), left, pixelsPerMm, (x, from, ratio) => {
        const mm = placeOnLine(x, from, ratio * 100);
        return Number.isInteger(mm) && mm >= 0 && mm <= 100 && !Object.is(mm, -0);
      }),
    );
  });

  test('M-SCALE the pixel of a millimetre gives that millimetre, whatever the screen', () => {
    holds(
      fc.property(whole, left, pixelsPerMm, (mm, from, ratio) => {
        expect(placeOnLine(from + mm * ratio, from, ratio * 100)).toBe(mm);
      }),
    );
  });

  test('M-SCALE less than half a millimetre away still gives the same millimetre', () => {
    const off = fc.double({ min: -0.49, max: 0.49, noNaN: true });
    holds(
      fc.property(whole, off, pixelsPerMm, (mm, away, ratio) => {
        expect(placeOnLine((mm + away) * ratio, 0, ratio * 100)).toBe(mm);
      }),
    );
  });

  test('M-SCALE further right is never a smaller place', () => {
    holds(
      fc.property(left, left, pixelsPerMm, (a, b, ratio) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        return placeOnLine(low, 0, ratio * 100) <= placeOnLine(high, 0, ratio * 100);
      }),
    );
  });

  test('M-SCALE past an end is the end', () => {
    expect(placeOnLine(-24, 0, 520)).toBe(0);
    expect(placeOnLine(544, 0, 520)).toBe(100);
  });

  test('M-SCALE a line that is not drawn has no length to divide by', () => {
    expect(placeOnLine(10, 0, 0)).toBe(0);
  });

  test('M-SCALE clamping twice is clamping once', () => {
    holds(fc.property(fc.double(), (mm) => clampToLine(clampToLine(mm)) === clampToLine(mm)));
    expect(clampToLine(Number.NaN)).toBe(0);
  });
});

describe('E-LINE keys', () => {
  test('E-LINE arrows move 1 mm, with Shift 10, pages 10, within the line', () => {
    expect(keyOnLine('ArrowRight', false, 40)).toEqual({ kind: 'place', mm: 41 });
    expect(keyOnLine('ArrowDown', false, 40)).toEqual({ kind: 'place', mm: 39 });
    expect(keyOnLine('ArrowLeft', true, 40)).toEqual({ kind: 'place', mm: 30 });
    expect(keyOnLine('PageUp', false, 95)).toEqual({ kind: 'place', mm: 100 });
    expect(keyOnLine('PageDown', true, 5)).toEqual({ kind: 'place', mm: 0 });
    expect(keyOnLine('ArrowUp', false, 40)).toEqual({ kind: 'place', mm: 41 });
    expect(keyOnLine('ArrowLeft', false, 40)).toEqual({ kind: 'place', mm: 39 });
    expect(keyOnLine('ArrowDown', true, 40)).toEqual({ kind: 'place', mm: 30 });
    expect(keyOnLine('PageUp', true, 40)).toEqual({ kind: 'place', mm: 50 });
    expect(keyOnLine('PageDown', false, 40)).toEqual({ kind: 'place', mm: 30 });
  });

  test('E-LINE a key that moves asks on a blank line, and moves from a zero', () => {
    expect(keyOnLine('ArrowRight', false, null)).toEqual({ kind: 'ask', typed: '' });
    expect(keyOnLine('ArrowRight', false, 0)).toEqual({ kind: 'place', mm: 1 });
  });

  test('E-LINE Home and End are deliberate places, also on a blank line', () => {
    expect(keyOnLine('Home', false, null)).toEqual({ kind: 'place', mm: 0 });
    expect(keyOnLine('End', false, null)).toEqual({ kind: 'place', mm: 100 });
  });

  test('E-LINE a digit asks for the place, Delete takes it back, other keys are not the line’s', () => {
    expect(keyOnLine('4', false, 12)).toEqual({ kind: 'ask', typed: '4' });
    expect(keyOnLine('Delete', false, 12)).toEqual({ kind: 'clear' });
    expect(keyOnLine('Backspace', false, 12)).toEqual({ kind: 'clear' });
    expect(keyOnLine('Tab', false, 12)).toBeNull();
    expect(keyOnLine('F4', false, 12)).toBeNull();
    expect(keyOnLine('4th', false, 12)).toBeNull();
    expect(keyOnLine('a', false, null)).toBeNull();
    for (const key of ['-', '−', '.', ','])
      expect(keyOnLine(key, false, null)).toEqual({ kind: 'ask', typed: key });
  });

  test('E-LINE a typed place is whole millimetres of the line or none', () => {
    holds(fc.property(whole, (mm) => typedPlace(` ${mm} `) === mm));
    for (const text of ['', '101', '-1', '4.5', '4,5', '1e1', 'x', '0100'])
      expect(typedPlace(text)).toBeNull();
  });
});

describe('BTH-40 steps', () => {
  test('BTH-40 Enter and Space ask for a place by steps, on a blank line as on a marked one', () => {
    for (const key of ['Enter', ' '])
      for (const value of [null, 0, 47])
        expect(keyOnLine(key, false, value)).toEqual({ kind: 'steps' });
  });

  test('BTH-40 BTH-72 without a place a step begins at an end, as Home and End do', () => {
    expect(PLACE_STEPS.map((step) => steppedPlace(null, step))).toEqual([90, 10, 99, 1]);
  });

  test('BTH-40 every place of the line is reached, none beyond it', () => {
    holds(
      fc.property(whole, (mm) => {
        let place: number | null = null;
        for (let left = Math.floor(mm / 10); left > 0; left -= 1) place = steppedPlace(place, 10);
        for (let left = mm % 10; left > 0; left -= 1) place = steppedPlace(place, 1);
        return (place ?? steppedPlace(1, -1)) === mm;
      }),
    );
    expect(steppedPlace(95, 10)).toBe(100);
    expect(steppedPlace(0, -1)).toBe(0);
  });
});
