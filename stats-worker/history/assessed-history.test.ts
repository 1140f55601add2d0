import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import { assessEntries } from './assess-entries.ts';
import { NO_DEFECT, summaryOfDefect, summaryOfLine } from './assessed-history.ts';

type Marks = Partial<Record<AttributeKey, number | null>>;

const BLANK: Marks = {
  fusty: null,
  musty: null,
  winey: null,
  frostbitten: null,
  rancid: null,
  other: null,
};

/** One glass of each kind, in two sessions: eight tasters unless said otherwise who all give the same marks. */
const KINDS: readonly (readonly [Marks, Partial<Tasted>?, number?])[] = [
  [{ fruity: 40 }],
  [{ fruity: 40, fusty: 35 }],
  [{ fruity: 40, rancid: 36, fusty: 35 }],
  [{ fruity: 0, fusty: 35 }],
  [{ fruity: 40, other: 61 }, { descriptor: 'cucumber' }],
  [{ ...BLANK, fruity: 40 }],
  [{ ...BLANK, fruity: 40, fusty: 0 }],
  [{ ...BLANK, fruity: 40, rancid: 0 }],
  [{ ...BLANK, fruity: 40, other: 0 }, { descriptor: 'brine' }],
  [{ ...BLANK, fruity: 40, other: 20 }, { descriptor: 'brine' }],
  [{ ...BLANK, fruity: 40, other: 20 }],
  [{ fruity: null }],
  [{ fruity: 40 }, { invalid: ['T0'] }],
  [{ fruity: 40 }, {}, 7],
  [{ fruity: 40, bitter: 10 }],
];

function assessed(changed: Partial<PanelSettings> = {}) {
  const settings = { ...defaultPanelSettings(), ...BY_VERSION_1, ...changed };
  const glasses = KINDS.map(
    ([marks, change = {}, count = 8], place): Tasted => ({
      session: place < 6 ? 'one' : 'two',
      date: '2026-03-02',
      sample: `S${place}`,
      marks: Object.fromEntries(
        Array.from({ length: count }, (_, taster) => [`T${taster}`, marks]),
      ),
      ...change,
    }),
  );
  return runSteps(assessEntries(marksOfGlasses(glasses), settings));
}

test('M-CLASS every glass of a history has its class, by the scheme of the panel', () => {
  const NONE = 'NOCLASIFICATED';
  expect(assessed().class).toEqual([
    'EVOO',
    'VOO',
    'LOO_EU',
    'LOO_EU',
    'LOO_EU',
    NONE,
    'EVOO',
    'EVOO',
    'EVOO',
    'VOO',
    NONE,
    NONE,
    NONE,
    NONE,
    'EVOO',
  ]);
  expect(assessed({ scheme: 'IOC' }).class).toEqual([
    'EVOO',
    'VOO',
    'OVOO',
    'OVOO',
    'LOO',
    NONE,
    'EVOO',
    'EVOO',
    'EVOO',
    'VOO',
    NONE,
    NONE,
    NONE,
    NONE,
    'EVOO',
  ]);
});

test('M-COMPLETE a glass of which every sheet has a blank line has none that counts', () => {
  const { entries, class: found } = assessed({ method: 'verdial-method-2' });
  const counts = KINDS.map(
    (_, entry) => (entries.start[entry + 1] ?? 0) - (entries.start[entry] ?? 0),
  );
  expect(counts).toEqual([8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 7, 7, 8]);
  expect(found.slice(5, 12)).toEqual(Array.from({ length: 7 }, () => 'NOCLASIFICATED'));
});

test('M-DEFECT every glass has its predominant defect, by its code, with its figures', () => {
  const history = assessed();
  const [fusty, rancid, brine, cucumber] = [0, 4, 14, 18];
  expect([...history.defect]).toEqual([
    NO_DEFECT,
    fusty,
    rancid,
    fusty,
    cucumber,
    NO_DEFECT,
    NO_DEFECT,
    NO_DEFECT,
    NO_DEFECT,
    brine,
    NO_DEFECT,
    NO_DEFECT,
    NO_DEFECT,
    NO_DEFECT,
    NO_DEFECT,
  ]);
  const all = (mm: number) => ({
    n: 8,
    medianHalves: 2 * mm,
    p25Quarters: 4 * mm,
    p75Quarters: 4 * mm,
    sum: 8 * mm,
    squares: 8 * mm * mm,
  });
  expect([1, 2, 4, 9].map((entry) => summaryOfDefect(history, entry))).toEqual(
    [35, 36, 61, 20].map(all),
  );
  expect(summaryOfDefect(history, 0).n).toBe(0);
  expect([0, 3, 14].map((entry) => summaryOfLine(history, entry, 6))).toEqual([40, 0, 40].map(all));
  expect([summaryOfLine(history, 14, 7), summaryOfLine(history, 2, 0)]).toEqual([10, 35].map(all));
});

test('M-RELIABLE every glass is reliable or not, by its defect and its fruity', () => {
  const spread = (of: readonly number[], line: AttributeKey): Tasted['marks'] =>
    Object.fromEntries(
      of.map((mm, taster) => [`T${taster}`, { fruity: 40, fusty: 20, [line]: mm }]),
    );
  const wild = [5, 10, 20, 30, 30, 60, 80, 90];
  const near = [28, 29, 30, 30, 30, 30, 31, 32];
  const glasses = (['fruity', 'fusty'] as const).flatMap((line) =>
    [wild, near].map(
      (of, place): Tasted => ({
        session: line,
        date: '2026-03-02',
        sample: `S${place}`,
        marks: spread(of, line),
      }),
    ),
  );
  const history = runSteps(assessEntries(marksOfGlasses(glasses), defaultPanelSettings()));
  expect([...history.reliable]).toEqual([0, 1, 0, 1]);
});
