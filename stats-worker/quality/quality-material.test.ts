import { describe, expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { assessEntries } from '../history/assess-entries.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import type { ReferenceMaterial } from './assigned-value.ts';
import { indexDetail } from './index-detail.ts';
import { nonconforming } from './nonconforming.ts';
import { panelPrecision } from './panel-precision.ts';
import { qualityMaterial } from './quality-material.ts';
import { tasterPrecision } from './taster-precision.ts';

const DAY = '2026-03-02';

const glass = (
  session: string,
  sample: string,
  replicate: Replicate,
  change: Partial<Tasted> = {},
): Tasted => ({
  session,
  date: DAY,
  sample,
  replicate,
  marks: { A: { fruity: 40, fusty: 20 }, B: { fruity: 40, fusty: 20 } },
  ...change,
});
const reference = (sample: string, predominant: 'fusty' | 'rancid' | null): ReferenceMaterial => ({
  sample,
  predominant,
  values: [],
});

function materialOf(
  glasses: readonly Tasted[],
  references: readonly ReferenceMaterial[] = [],
  changed: Partial<PanelSettings> = {},
  window: { readonly from: number; readonly to: number } | null = null,
) {
  const settings = { ...defaultPanelSettings(), ...BY_VERSION_1, ...changed };
  const history = runSteps(assessEntries(marksOfGlasses(glasses), settings));
  return { history, material: qualityMaterial(history, references, window) };
}

describe('duplicates', () => {
  const glasses = [glass('1', 'X', 2), glass('1', 'Y', 1), glass('1', 'Y', 2), glass('1', 'X', 1)];

  test('M-QC the official replicate is the first or the second, as the setting says', () => {
    const official = (duplicateOrder: 'first' | 'second') =>
      materialOf(glasses, [], { duplicateOrder }).material.pairs.map((pair) => pair.official);
    expect([official('first'), official('second')]).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });

  test.each(['first', 'second'] as const)(
    'M-PAIR a row of a pair over two sessions has both, the earlier first, where the %s is official',
    (duplicateOrder) => {
      const whole = {
        fusty: 20,
        musty: 0,
        winey: 0,
        frostbitten: 0,
        rancid: 0,
        other: 0,
        fruity: 40,
        bitter: 20,
        pungent: 20,
      };
      const marks = { A: whole, B: whole };
      const halves = [
        glass('39', 'X', 1, { marks }),
        glass('40', 'X', 2, { marks, date: '2026-03-20' }),
      ];
      const { history, material } = materialOf(halves, [], {
        duplicateOrder,
        method: 'verdial-method-2',
      });
      for (const list of [
        tasterPrecision(history, material, 'fruity', 10)[0] ?? [],
        panelPrecision(history, material, 'fruity'),
      ]) {
        const [row] = indexDetail(history, 'pn', list, history.settings).rows;
        expect(row).toMatchObject({ date: '2026-03-20', sessions: ['39', '40'] });
      }
    },
  );

  test('M-QC the sample that appears first in the file is the older of one session, though it ends last', () => {
    const { pairs } = materialOf(glasses).material;
    expect(pairs.map(({ place, first, second }) => [place, first, second])).toEqual([
      [1, 1, 2],
      [0, 3, 0],
    ]);
    expect(pairs.map(({ day }) => day)).toEqual([dayOf(DAY), dayOf(DAY)]);
  });

  test('M-QC what is of training, without a date or outside the window never counts', () => {
    const pair = (session: string, change: Partial<Tasted>) => [
      glass(session, 'X', 1, change),
      glass(session, 'X', 2, change),
    ];
    const all = [
      ...pair('early', { date: '2026-01-01' }),
      ...pair('from', { date: '2026-02-01' }),
      ...pair('to', { date: '2026-03-01' }),
      ...pair('late', { date: '2026-03-02' }),
      ...pair('training', { date: '2026-02-10', training: true }),
      ...pair('undated', { date: '' }),
    ];
    const sessions = (window: { from: number; to: number } | null) => {
      const { history, material } = materialOf(all, [reference('X', 'fusty')], {}, window);
      const { columns, entries } = history;
      const named = (entry: number) => columns.sessions[entries.session[entry] ?? -1];
      const pairs = material.pairs.map(({ first }) => named(first));
      expect(material.references.map(({ entry }) => named(entry))).toEqual(pairs);
      return pairs;
    };
    expect(sessions(null)).toEqual(['late', 'to', 'from', 'early']);
    const [from, to] = [dayOf('2026-02-01') ?? 0, dayOf('2026-03-01') ?? 0];
    expect(sessions({ from, to })).toEqual(['to', 'from']);
  });
});

describe('reference materials', () => {
  test('M-QC one tasted twice counts once a session, by its official replicate', () => {
    const glasses = [
      glass('1', 'other', 1),
      glass('1', 'R', 1),
      glass('1', 'R', 2),
      glass('2', 'R', 2),
      glass('2', 'R', 1),
    ];
    const entries = (duplicateOrder: 'first' | 'second') =>
      materialOf(glasses, [reference('R', 'fusty')], { duplicateOrder }).material.references.map(
        ({ entry, place }) => [entry, place],
      );
    expect(entries('first')).toEqual([
      [4, 3],
      [1, 1],
    ]);
    expect(entries('second')).toEqual([
      [3, 3],
      [2, 1],
    ]);
  });

  test('M-QC one whose evaluations are all invalid was not tasted; its other replicate stands for it', () => {
    const invalid = { invalid: ['A', 'B'] };
    const found = materialOf(
      [
        glass('1', 'other', 1),
        glass('1', 'R', 1, invalid),
        glass('2', 'R', 1, invalid),
        glass('2', 'R', 2),
      ],
      [reference('R', 'fusty')],
    ).material.references;
    expect(found.map(({ entry, place }) => [entry, place])).toEqual([[3, 3]]);
  });

  test('M-QC it matches where the panel finds its predominant defect, or none where it has none', () => {
    const clean = { marks: { A: { fruity: 40 }, B: { fruity: 40 } } };
    const glasses = [
      glass('1', 'fusty', 1),
      glass('1', 'rancid', 1),
      glass('1', 'clean', 1, clean),
      glass('1', 'defective', 1),
    ];
    const { material, history } = materialOf(glasses, [
      reference('fusty', 'fusty'),
      reference('rancid', 'rancid'),
      reference('clean', null),
      reference('defective', null),
      reference('never tasted', null),
    ]);
    expect(
      material.references.map((found) => [found.reference.sample, found.isMatching]).sort(),
    ).toEqual([
      ['clean', true],
      ['defective', false],
      ['fusty', true],
      ['rancid', false],
    ]);
    expect(
      nonconforming(history, material).map(({ sample, expected, found }) => [
        sample,
        expected,
        found,
      ]),
    ).toEqual([
      ['defective', null, 'fusty'],
      ['rancid', 'rancid', 'fusty'],
    ]);
  });
});

test('M-QC a duplicate whose replicates have other predominant defects is nonconforming, after the references', () => {
  const rancid = { marks: { A: { rancid: 20 }, B: { rancid: 20 } } };
  const { history, material } = materialOf(
    [
      glass('mon', 'same', 1),
      glass('mon', 'same', 2),
      glass('tue', 'apart', 1),
      glass('tue', 'apart', 2, rancid),
      glass('tue', 'R', 1, rancid),
    ],
    [reference('R', 'fusty')],
  );
  expect(nonconforming(history, material)).toEqual([
    {
      kind: 'reference',
      session: 'tue',
      sample: 'R',
      date: DAY,
      expected: 'fusty',
      found: 'rancid',
    },
    {
      kind: 'duplicate',
      session: 'tue',
      sample: 'apart',
      date: DAY,
      expected: 'fusty',
      found: 'rancid',
    },
  ]);
});
