import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { AID_ATTRIBUTES, eachAidAttribute } from './aid-attribute.ts';
import { type AidFigure, found, notEnough } from './aid-figure.ts';
import { type AssessorBlock, assessorBlock } from './assessor-block.ts';
import { bias } from './bias.ts';
import type { MarkPair } from './discrimination.ts';
import { type MixedAssessorModel, mixedAssessorModel } from './mixed-assessor.ts';
import { panelMap } from './panel-map.ts';
import reference from './testing/reference/assessors.json' with { type: 'json' };

const cases = reference.cases.map((one, place) => ({ place, one }));

const pairOf = ([first = 0, second = 0]: readonly number[]): MarkPair => [first, second];

const blockOf = (marks: readonly (readonly (readonly number[])[])[]): AssessorBlock => ({
  tasters: [...marks.keys()],
  marks: marks.map((row) => row.map(pairOf)),
});

function valueIn<Value>(figure: AidFigure<Value>): Value {
  if (figure.state !== 'found') throw new Error(figure.state);
  return figure.value;
}

/** Every number of two values of one shape is the same to 1e-9 of its size. */
function same(left: unknown, right: unknown): void {
  if (typeof left === 'number' && typeof right === 'number') {
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(right)));
    return;
  }
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    expect(left).toEqual(right);
    return;
  }
  const [of, than] = [Object.entries(left), new Map(Object.entries(right))];
  expect(of.map(([key]) => key).toSorted()).toEqual([...than.keys()].toSorted());
  for (const [key, value] of of) same(value, than.get(key));
}

test.each(cases)(
  'QUA-36 the mixed assessor model is that of nested linear models (case $place)',
  ({ one }) => {
    const { assessors, ...model } = valueIn(mixedAssessorModel(blockOf(one.marks)));
    same({ ...model, assessors: assessors.map(({ taster: _place, ...rest }) => rest) }, one.model);
    // Of a small p no digit is lost.
    for (const [place, { disagreement }] of assessors.entries()) {
      const p = one.model.assessors[place]?.disagreement.p ?? 0;
      expect(Math.abs(disagreement.p - p)).toBeLessThanOrEqual(1e-6 * p);
    }
  },
);

test.each(cases)('QUA-35 a bias and its interval are those of scipy (case $place)', ({ one }) => {
  const glasses = one.marks[0]?.map((marks, oil) => ({
    mark: 2 * (marks[0] ?? 0),
    others: 2 * (one.others[oil] ?? 0),
  }));
  same(valueIn(bias(glasses ?? [])), one.bias);
});

test.each(cases)(
  'QUA-37 the map is the singular value decomposition of numpy (case $place)',
  ({ one }) => {
    const { means, ...plane } = one.plane;
    const figure = (mean: number) => found({ n: 6, mean, low: mean, high: mean });
    const rows = means.map((row, place) => ({
      taster: `T${place}`,
      biases: eachAidAttribute((key) => figure(row[AID_ATTRIBUTES.indexOf(key)] ?? 0)),
    }));
    const map = valueIn(panelMap(rows));
    same(
      {
        shares: map.shares,
        tasters: map.tasters.map(({ x, y }) => [x, y]),
        attributes: map.attributes.map(({ x, y }) => [x, y]),
      },
      plane,
    );
  },
);

const marks = fc.integer({ min: 0, max: 50 });
const anyBlock = fc
  .tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 6, max: 9 }))
  .chain(([tasters, oils]) =>
    fc.array(fc.array(fc.tuple(marks, marks), { minLength: oils, maxLength: oils }), {
      minLength: tasters,
      maxLength: tasters,
    }),
  );

const near = (left: number, right: number): boolean =>
  Math.abs(left - right) <= 1e-7 * Math.max(1, Math.abs(left), Math.abs(right));

const figuresOf = (model: MixedAssessorModel): readonly number[] => [
  model.noise,
  ...[model.product, model.scaling, model.disagreement].flatMap(({ f, p }) => [f, p]),
  ...model.assessors.flatMap(({ scaling, disagreement, noise }) => [
    scaling.value,
    scaling.low,
    scaling.high,
    disagreement.f,
    noise.cm,
  ]),
];

/** Whether two models say the same, or neither can be. */
function alike(one: AidFigure<MixedAssessorModel>, other: AidFigure<MixedAssessorModel>): boolean {
  if (one.state !== 'found' || other.state !== 'found') return one.state === other.state;
  const [left, right] = [figuresOf(one.value), figuresOf(other.value)];
  return left.every((value, place) => near(value, right[place] ?? Number.NaN));
}

test('QUA-36 a level of a taster’s own, and the order of oils and replicates, change nothing of the model', () => {
  holds(
    fc.property(anyBlock, marks, (rows, level) => {
      const before = mixedAssessorModel(blockOf(rows));
      const lifted = rows.map((row, taster) =>
        taster === 0 ? row.map(([one, two]) => [one + level, two + level]) : row,
      );
      const turned = rows.map((row) => row.map(([one, two]) => [two, one]).toReversed());
      return (
        alike(mixedAssessorModel(blockOf(lifted)), before) &&
        alike(mixedAssessorModel(blockOf(turned)), before)
      );
    }),
  );
});

test('QUA-36 scalings are 1 on average, and every mark twice as large changes no test', () => {
  holds(
    fc.property(anyBlock, (rows) => {
      const model = mixedAssessorModel(blockOf(rows));
      const twice = mixedAssessorModel(
        blockOf(rows.map((row) => row.map(([one, two]) => [2 * one, 2 * two]))),
      );
      if (model.state !== 'found' || twice.state !== 'found') return model.state === twice.state;
      const { assessors, noise } = model.value;
      const average =
        assessors.reduce((sum, { scaling }) => sum + scaling.value, 0) / assessors.length;
      return (
        near(average, 1) &&
        near(twice.value.noise, 2 * noise) &&
        near(twice.value.product.f, model.value.product.f)
      );
    }),
  );
});

test('QUA-36 a taster who uses half of the line is found at the scaling, and nobody at disagreement', () => {
  const levels = [10, 20, 30, 40, 50, 60, 70, 80];
  const of = (scale: number) =>
    levels.map((level, oil): MarkPair => {
      const mean = 45 + scale * (level - 45);
      return oil % 2 === 0 ? [mean + 1, mean - 1] : [mean - 1, mean + 1];
    });
  // A little of somebody's own, so that there is something to test against.
  const rows = [of(0.5), of(1), of(1), of(1.5)].map((row, taster) =>
    row.map(([one, two], oil): MarkPair => {
      const own = taster === oil % 4 ? 0.25 : 0;
      return [one + own, two + own];
    }),
  );
  const { assessors, disagreement } = valueIn(
    mixedAssessorModel({ tasters: [0, 1, 2, 3], marks: rows }),
  );
  expect(assessors[0]?.scaling.value).toBeCloseTo(0.5, 2);
  expect(assessors[0]?.scaling.high).toBeLessThan(1);
  expect(assessors[3]?.scaling.low).toBeGreaterThan(1);
  expect(disagreement.p).toBeGreaterThan(0.5);
});

test('QUA-36 QUA-60 without six oils that three tasters judged twice, or without any difference, there is no model, and it is said why', () => {
  const pair: MarkPair = [30, 32];
  const row = (oils: number) => Array.from({ length: oils }, (): MarkPair => pair);
  expect(mixedAssessorModel(assessorBlock([]))).toEqual(notEnough(0, 6));
  expect(mixedAssessorModel(assessorBlock([row(9), row(9)]))).toEqual(notEnough(0, 6));
  expect(mixedAssessorModel(assessorBlock([row(5), row(5), row(5)]))).toEqual(notEnough(5, 6));
  expect(mixedAssessorModel(assessorBlock([row(6), row(6), row(6)]))).toEqual({
    state: 'no-spread',
  });
});

test('QUA-36 QUA-60 the block is whole, and leaves out whoever would cost more pairs than they bring', () => {
  const row = (...there: readonly number[]) =>
    Array.from({ length: 10 }, (_, oil): MarkPair | null =>
      there.includes(oil) ? [10 * oil, 10 * oil + 1] : null,
    );
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const block = assessorBlock([
    row(...all),
    row(0),
    row(...all),
    row(...all.slice(1)),
    row(...all),
  ]);
  expect(block?.tasters).toEqual([0, 2, 3, 4]);
  expect(block?.marks.map((marks) => marks.length)).toEqual([9, 9, 9, 9]);
  expect(block?.marks[0]?.[0]).toEqual([10, 11]);
  holds(
    fc.property(
      fc.array(fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), { maxLength: 6 }),
      (there) => {
        const table = there.map((judged, taster) =>
          judged.map((is, oil): MarkPair | null => (is ? [taster, oil] : null)),
        );
        const found = assessorBlock(table);
        return (
          found === null ||
          (found.tasters.length >= 3 &&
            found.marks.every((marks, place) =>
              marks.every(
                ([taster, oil]) =>
                  taster === found.tasters[place] &&
                  found.marks.every((other) => other.some(([, one]) => one === oil)),
              ),
            ))
        );
      },
    ),
  );
});

test('QUA-35 of fewer than six glasses there is no bias, and of marks all as far apart the interval is that one point', () => {
  const glass = { mark: 62, others: 60 };
  expect(bias([glass, glass])).toEqual(notEnough(2, 6));
  expect(bias([glass, glass, glass, glass, glass, glass])).toEqual(
    found({ n: 6, mean: 0.1, low: 0.1, high: 0.1 }),
  );
});

test('QUA-37 a map needs three tasters with two attributes, and tasters that differ', () => {
  const of = (taster: string, fruity: number, bitter: number | null) => ({
    taster,
    biases: eachAidAttribute((attribute) => {
      const mean = attribute === 'fruity' ? fruity : attribute === 'bitter' ? bitter : null;
      return mean === null ? notEnough(0, 6) : found({ n: 6, mean, low: mean, high: mean });
    }),
  });
  expect(panelMap([of('A', 1, 2), of('B', 2, 1)])).toEqual(notEnough(0, 3));
  expect(panelMap([of('A', 1, null), of('B', 2, null), of('C', 3, null)])).toEqual(notEnough(0, 3));
  expect(panelMap([of('A', 1, 2), of('B', 1, 2), of('C', 1, 2)])).toEqual({ state: 'no-spread' });
  const map = valueIn(panelMap([of('A', 0, 0), of('B', 0.5, 0), of('C', 1, 0), of('D', 3, null)]));
  expect(map.shares[0]).toBeCloseTo(1, 12);
  expect(map.tasters.map(({ taster, x }) => [taster, x])).toEqual([
    ['A', -0.5],
    ['B', 0],
    ['C', 0.5],
  ]);
});
