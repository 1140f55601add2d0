import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import {
  type ControlPoint,
  controlPath,
  controlScale,
  labelled,
  marked,
  PLOT,
  placesAcross,
  ruled,
  spreadApart,
} from './control-layout.ts';

const point = (value: number | null, index = 0): ControlPoint => ({
  id: String(index),
  label: '',
  value,
  state: 'within',
});

describe('E-CHART a control chart', () => {
  test('E-CHART every value and line is within the plot', () => {
    const values = fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { maxLength: 30 });
    holds(
      fc.property(values, fc.double({ min: 0.1, max: 50, noNaN: true }), (all, limit) => {
        const { y } = controlScale(
          all.map((value, index) => point(value, index)),
          [{ kind: 'action', at: limit, label: '' }],
          190,
        );
        return [...all, limit].every((value) => y(value) >= PLOT.top && y(value) <= 190);
      }),
    );
  });

  test('E-CHART the scale begins at 0, leaves a fifth above the highest, and has round numbers', () => {
    const scale = (values: readonly (number | null)[], limit: number, bottom: number) =>
      controlScale(
        values.map((value, index) => point(value, index)),
        [{ kind: 'action', at: limit, label: '' }],
        bottom,
      );
    const { y, ticks } = scale([2, null, 10], 4, 190);
    expect([y(0), y(12)]).toEqual([190, 6]);
    expect(ticks).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(scale([2], 10, 150).y(12)).toBe(6);
    expect(scale([2], 10, 150).ticks).toEqual([0, 5, 10]);
    expect(scale([0, null], 0, 190).y(1)).toBe(6);
  });

  test('E-CHART of two labels that do not fit the newer one is there, and of two that just fit both', () => {
    expect([...labelled([100, 139, 200], 40)]).toEqual([2, 1]);
    expect([...labelled([100, 140, 200], 40)]).toEqual([2, 1, 0]);
    expect([...labelled([], 40)]).toEqual([]);
  });

  test('E-CHART names that have room stay where they are, in their own places', () => {
    expect(spreadApart([40, 80], 13)).toEqual([40, 80]);
    expect(spreadApart([80, 40], 13)).toEqual([80, 40]);
    expect(spreadApart([50, 50, 50], 10)).toEqual([50, 60, 70]);
    expect(spreadApart([], 13)).toEqual([]);
  });

  test('E-CHART points stand in their order between the edges', () => {
    expect(placesAcross(2)).toEqual([183, 481]);
    expect(placesAcross(0)).toEqual([]);
  });

  test('E-CHART labels under the axis have room, and the last is always there', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 80 }), (count) => {
        const places = placesAcross(count);
        const chosen = [...labelled(places, 40)].sort((a, b) => a - b);
        expect(chosen.at(-1)).toBe(count - 1);
        for (let index = 1; index < chosen.length; index += 1) {
          const [before, after] = [chosen[index - 1] ?? 0, chosen[index] ?? 0];
          expect((places[after] ?? 0) - (places[before] ?? 0)).toBeGreaterThanOrEqual(40 - 1e-9);
        }
      }),
    );
  });

  test('E-CHART names of lines never cover one another', () => {
    expect(spreadApart([80, 82, 40], 13)).toEqual([80, 93, 40]);
    holds(
      fc.property(
        fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 3 }),
        (at) => {
          const spread = [...spreadApart(at, 13)].sort((a, b) => a - b);
          return spread.every(
            (height, index) => index === 0 || height - (spread[index - 1] ?? 0) >= 12.9,
          );
        },
      ),
    );
  });

  test('E-CHART a point without a value breaks the path', () => {
    const points = [point(1), point(2), point(null), point(3)];
    expect(controlPath(points, [10, 20, 30, 40], (value) => value)).toBe('M10 1L20 2M40 3');
    expect(controlPath([point(null), point(1)], [10, 20], (value) => 2 * value)).toBe('M20 2');
    expect(controlPath([], [], (value) => value)).toBe('');
  });

  test('E-CHART of many points each that tells something is marked, the rest as far apart as can be told', () => {
    const states = fc.array(fc.constantFrom('within', 'within', 'within', 'action' as const), {
      minLength: 1,
      maxLength: 1200,
    });
    holds(
      fc.property(states, (all) => {
        const points = all.map((state, index) => ({ ...point(1, index), state }));
        const places = placesAcross(points.length);
        const chosen = marked(points, places);
        const news = points.flatMap(({ state }, index) => (state === 'action' ? [index] : []));
        const within = [...chosen]
          .filter((index) => points[index]?.state === 'within')
          .slice(0, -1);
        const gaps = within
          .slice(1)
          .map((index, at) => (places[index] ?? 0) - (places[within[at] ?? 0] ?? 0));
        return (
          [0, points.length - 1, ...news].every((index) => chosen.has(index)) &&
          gaps.every((gap) => gap > 4.9)
        );
      }),
    );
    const few = Array.from({ length: 24 }, (_, index) => point(index === 3 ? null : 1, index));
    expect(marked(few, placesAcross(24)).size).toBe(23);
  });

  test('E-CHART a rule is written where it begins to fire, and not over the words of another', () => {
    const of = (...rules: readonly (string | undefined)[]) =>
      rules.map((rule, index) => ({ ...point(1, index), rule }));
    expect([...ruled(of('a', 'a', undefined, 'a', 'b'), [0, 10, 20, 30, 40], 24)]).toEqual([0, 3]);
    expect([...ruled(of(undefined, 'a', 'a'), [0, 100, 200], 24)]).toEqual([1]);
  });
});
