import { expect, test } from 'vitest';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { mm } from '../../domain/testing/mm.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { type Glass, judgeGlasses } from './judge-glasses.ts';

const settings = defaultPanelSettings();
/** A sheet with one mark for fruity and one for fusty. */
const sheet = (taster: number, fruity: number, fusty: number): ScoredSheet => ({
  taster: `T${taster}`,
  marks: { ...eachAttribute(() => mm(0)), fruity: mm(fruity), fusty: mm(fusty) },
  fruityKind: 'green',
  otherDescriptor: null,
});

/** A glass that `count` tasters agree on but for a millimetre. */
const glass = (
  sample: string,
  replicate: Replicate,
  count: number,
  { fruity = 40, fusty = 0, reference = [] as readonly ReferenceValue[] } = {},
): Glass => ({
  sample,
  replicate,
  sheets: Array.from({ length: count }, (_, place) => sheet(place, fruity + (place % 2), fusty)),
  reference,
});

const failedOf = (glasses: readonly Glass[], asked = settings) =>
  judgeGlasses(glasses, asked).failed.map(({ code, sample, replicate }) => [
    code,
    sample,
    replicate,
  ]);

const value = (attribute: 'fusty' | 'fruity', median: number): ReferenceValue => ({
  attribute,
  predominant: attribute === 'fusty',
  median,
  u: 0.2,
  sd: 0.5,
});

test('M-ACCEPT a day on which all holds is accepted', () => {
  const glasses = [glass('A', 1, 8), glass('A', 2, 12), glass('B', 1, 10, { fusty: 20 })];
  const judged = judgeGlasses(glasses, settings);
  expect(judged.failed).toEqual([]);
  expect(judged.results.map(({ assessment }) => assessment.class)).toEqual(['EVOO', 'EVOO', 'VOO']);
  expect(judged.duplicates).toMatchObject([{ sample: 'A', accepted: true, class: 'EVOO' }]);
});

test.each([
  [7, [['fewer-than-8', 'A', 1]]],
  [8, []],
  [12, []],
  [13, [['more-than-12', 'A', 1]]],
])('M-ACCEPT %s evaluations', (count, failed) => {
  expect(failedOf([glass('A', 1, count)])).toEqual(failed);
});

test.each([
  ['verdial-method-2', []],
  ['verdial-method-3', [['left-out-after-figures', 'A', 1]]],
] as const)(
  'M-ACCEPT by %s a sheet left out after the figures were open is judged so: %j',
  (method, failed) => {
    const late = { ...glass('A', 1, 8), leftOutAfterFigures: true };
    expect(failedOf([late, glass('B', 1, 8)], { ...settings, method })).toEqual(failed);
  },
);

test('M-ACCEPT, M-RELIABLE a glass that nobody tasted has too few evaluations and is not reliable', () => {
  expect(failedOf([glass('A', 1, 0)])).toEqual([
    ['fewer-than-8', 'A', 1],
    ['not-reliable', 'A', 1],
  ]);
});

test('M-ACCEPT, M-EN a duplicate fails by its En, and by category and defect where the settings ask', () => {
  const pair = [glass('A', 1, 8), glass('A', 2, 8, { fusty: 1 })];
  const matches = [
    ['duplicate-beyond', 'A', null],
    ['category-differs', 'A', null],
    ['defect-differs', 'A', null],
  ];
  expect(failedOf(pair)).toEqual(matches);
  expect(failedOf(pair, { ...settings, categoryMatch: false, defectMatch: false })).toEqual(
    matches.slice(0, 1),
  );
});

test('M-ACCEPT, M-RM a reference material is checked in its predominant defect and in fruity', () => {
  const reference = [value('fusty', 2), value('fruity', 4.1)];
  expect(failedOf([glass('R', 1, 8, { fusty: 20, reference })])).toEqual([]);
  const missed = judgeGlasses([glass('R', 1, 8, { fusty: 40, reference })], settings);
  expect(missed.failed).toMatchObject([{ code: 'reference-beyond', sample: 'R' }]);
  expect(
    missed.references.map(({ assigned, check }) => [assigned.attribute, check?.accepted]),
  ).toEqual([
    ['fusty', false],
    ['fruity', true],
  ]);
});

test('M-ACCEPT, M-RM a reference that the panel misses, or takes for another defect, fails the session', () => {
  const reference = [value('fusty', 0.4), value('fruity', 4.1)];
  const wide = { ...value('fusty', 0.4), u: 2 };
  const missed = [glass('R', 1, 8, { fusty: 0, reference: [wide, value('fruity', 4.1)] })];
  expect(failedOf(missed)).toEqual([['reference-beyond', 'R', null]]);
  expect(failedOf(missed, { ...settings, ...BY_VERSION_1 })).toEqual([]);
  const right = glass('R', 1, 8, { fusty: 4, reference });
  expect(failedOf([right])).toEqual([]);
  const sheets = right.sheets.map((each) => ({ ...each, marks: { ...each.marks, rancid: mm(5) } }));
  expect(failedOf([{ ...right, sheets }])).toEqual([['reference-beyond', 'R', null]]);
  expect(failedOf([{ ...right, sheets }], { ...settings, matchingDefect: false })).toEqual([]);
});

test('M-ACCEPT, M-RM a reference material that nobody answered fails, in whichever attribute', () => {
  const reference = [value('fusty', 2), value('fruity', 4)];
  const empty = judgeGlasses([glass('R', 1, 0, { reference })], settings);
  expect(empty.references.map(({ check }) => check)).toEqual([null, null]);
  expect(empty.failed.map(({ code }) => code)).toContain('reference-beyond');
  const answered = glass('R', 1, 8, { fusty: 20, reference });
  const withoutDefect = answered.sheets.map((each) => {
    const { fusty: _, ...marks } = each.marks;
    return { ...each, marks };
  });
  const judged = judgeGlasses([{ ...answered, sheets: withoutDefect }], {
    ...settings,
    ...BY_VERSION_1,
  });
  expect(
    judged.references.map(({ assigned, check }) => [assigned.attribute, check?.accepted]),
  ).toEqual([
    ['fusty', undefined],
    ['fruity', true],
  ]);
  expect(judged.failed).toEqual([{ code: 'reference-beyond', sample: 'R', replicate: null }]);
});

test('M-ACCEPT every glass is judged with its own sample and replicate, and a pair by both its halves', () => {
  const glasses = [
    glass('A', 2, 8, { fruity: 60 }),
    glass('B', 1, 8),
    glass('A', 1, 8, { fruity: 40 }),
    glass('C', 2, 8),
  ];
  const judged = judgeGlasses(glasses, settings);
  expect(
    judged.results.map(({ sample, replicate, assessment }) => [sample, replicate, assessment.mf]),
  ).toEqual([
    ['A', 2, 6.1],
    ['B', 1, 4.1],
    ['A', 1, 4.1],
    ['C', 2, 4.1],
  ]);
  expect(judged.duplicates.map(({ sample, accepted }) => [sample, accepted])).toEqual([
    ['A', false],
  ]);
  expect(judged.failed).toEqual([{ code: 'duplicate-beyond', sample: 'A', replicate: null }]);
});

test('M-ACCEPT, M-RM a reference material tasted twice and beyond in both fails once', () => {
  const reference = [value('fusty', 2)];
  const glasses = [1, 2].map((replicate) =>
    glass('R', replicate === 1 ? 1 : 2, 8, { fusty: 40, reference }),
  );
  const { failed, references } = judgeGlasses(glasses, settings);
  expect(references.map(({ sample, replicate }) => [sample, replicate])).toEqual([
    ['R', 1],
    ['R', 2],
  ]);
  expect(failed).toEqual([{ code: 'reference-beyond', sample: 'R', replicate: null }]);
});
