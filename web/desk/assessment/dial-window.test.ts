import { expect, test } from 'vitest';
import { dialWindow } from './dial-window.ts';

const at = (md: number, half: number) => ({ md, low: md - half, high: md + half });

test('ASM-24 the stretch holds every interval and the nearest limit, marked at even steps', () => {
  const shown = dialWindow([at(3.4, 0.11), at(3.1, 0.18), at(3.3, 0.17)], [3.5, 6]);
  expect(shown).toEqual({ from: 2.8, to: 3.8, ticks: [2.8, 3, 3.2, 3.4, 3.6, 3.8] });
  expect(dialWindow([at(5.6, 0.1)], [3.5, 6])).toMatchObject({ from: 5.4, to: 6.2 });
});

test('ASM-24 the limit is the one nearest to all analyses, whichever of them was first', () => {
  const all = [at(4.6, 0.1), at(5.5, 0.1), at(5.6, 0.1)];
  for (const analyses of [all, all.toReversed()])
    expect(dialWindow(analyses, [3.5, 6])).toMatchObject({ from: 4, to: 6.5 });
});

test('ASM-24 the stretch ends with the scale, and without an analysis there is none', () => {
  expect(dialWindow([at(0, 0)], [3.5])).toMatchObject({ from: 0, to: 4 });
  expect(dialWindow([at(9.9, 0.4)], [3.5])?.to).toBe(10);
  expect(dialWindow([], [3.5])).toBeNull();
});
