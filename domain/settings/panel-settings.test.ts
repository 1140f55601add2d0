import { describe, expect, test } from 'vitest';
import {
  defaultPanelSettings,
  panelSettingsSchema,
  settingsChangesSchema,
} from './panel-settings.ts';
import { settingsOf } from './settings-of-entries.ts';

/** The table of method.md, "The panel settings". */
const DEFAULTS = {
  method: 'verdial-method-3',
  scheme: 'EU',
  ordinaryVirgin: false,
  tradeStandardEdition: '',
  quantile: 'type7',
  duplicatesQualityNumberPanel: 10,
  duplicatesQualityNumberTaster: 10,
  duplicateOrder: 'first',
  matchingDefect: true,
  roundedMedian: false,
  categoryMatch: true,
  defectMatch: true,
  sigmaMethod: null,
  panelAttribute: 'defectAndFruity',
  tasterAttribute: 'defectAndFruity',
  referencesInTasterDeviation: true,
  inactivityMonths: 6,
  enMaxDefect: 1,
  enMaxFruity: 1,
  indexLimit: 2,
  evaluationsAYear: null,
  tastersSeeFigures: false,
  awardScore: 'median',
  awardGold: 85,
  awardSilver: 75,
  awardBronze: 65,
};

test('SET-3 a panel that has changed nothing has the defaults of the method', () => {
  expect(defaultPanelSettings()).toEqual(DEFAULTS);
  expect(panelSettingsSchema.parse({ scheme: 'IOC' })).toEqual({ ...DEFAULTS, scheme: 'IOC' });
});

/** What each setting may be, at its bounds, and what it may not, next to them. */
const ALLOWED: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
  [
    'method',
    ['verdial-method-1', 'verdial-method-2', 'verdial-method-3'],
    ['verdial-method-4', '', 2, null],
  ],
  ['scheme', ['EU', 'IOC'], ['eu', '', 7, null]],
  ['ordinaryVirgin', [true, false], [0, 'true', null]],
  ['tradeStandardEdition', ['', 'Rev. 15', 'x'.repeat(60)], ['x'.repeat(61), 15, null]],
  ['quantile', ['type7', 'type2'], ['type1', '']],
  ['duplicatesQualityNumberPanel', [6, 100], [5, 101, 6.5, '6']],
  ['duplicatesQualityNumberTaster', [6, 100], [5, 101, 6.5, '6']],
  ['duplicateOrder', ['first', 'second'], ['third', '']],
  ['matchingDefect', [true, false], [0, 'true', null]],
  ['roundedMedian', [true, false], [0, 'true', null]],
  ['categoryMatch', [true, false], [0, 'true', null]],
  ['defectMatch', [true, false], [0, 'true', null]],
  ['sigmaMethod', [null, 0.01, 10], [0, -1, 10.01, '1']],
  ['panelAttribute', ['defectAndFruity', 'classified'], ['all', '']],
  ['tasterAttribute', ['defectAndFruity', 'classified'], ['all', '']],
  ['referencesInTasterDeviation', [true, false], [0, 'true', null]],
  ['inactivityMonths', [1, 120], [0, 121, 6.5]],
  ['enMaxDefect', [0.01, 10], [0, 10.01, null]],
  ['enMaxFruity', [0.01, 10], [0, 10.01, null]],
  ['indexLimit', [0.01, 100], [0, 100.01, null]],
  ['evaluationsAYear', [null, 0, 1000], [-1, 1001, 2.5, '10']],
  ['tastersSeeFigures', [true, false], ['yes', 1, null]],
  ['awardScore', ['median', 'mean', 'trimmedMean'], ['sum', '', null]],
  ['awardGold', [0, 84.5, 100], [-1, 100.01, null]],
  ['awardSilver', [0, 100], [-1, 101, '75']],
  ['awardBronze', [0, 100], [-1, 101, null]],
];

describe('SET-2 a change names some settings and their new values', () => {
  test.each(ALLOWED)('%s', (setting, allowed, refused) => {
    for (const value of allowed) {
      const change = { [setting]: value };
      expect(settingsChangesSchema.safeParse(change)).toMatchObject({
        success: true,
        data: change,
      });
      expect(panelSettingsSchema.parse(change)).toEqual({ ...DEFAULTS, ...change });
    }
    for (const value of refused) {
      const said = settingsChangesSchema.safeParse({ [setting]: value });
      expect(said.error?.issues.map(({ path }) => path)).toEqual([[setting]]);
      expect(panelSettingsSchema.safeParse({ [setting]: value }).success).toBe(false);
    }
  });

  test('at least one, and none that nobody knows; nothing is filled in', () => {
    const none = settingsChangesSchema.safeParse({});
    expect(none.error?.issues.map(({ message }) => message)).toEqual(['empty']);
    expect(settingsChangesSchema.safeParse({ colour: 'green' }).success).toBe(false);
    expect(panelSettingsSchema.safeParse({ colour: 'green' }).success).toBe(false);
    const two = { scheme: 'IOC', indexLimit: 3 };
    expect(settingsChangesSchema.parse(two)).toEqual(two);
  });
});

describe('LED-3 the settings of any day are read from the entries up to it', () => {
  const stamp = { id: 'a', by: 'eva', name: 'Eva', reason: 'review' };
  const entries = [
    { ...stamp, at: '2026-01-01T09:00:00.000Z', changes: { scheme: 'IOC', indexLimit: 3 } },
    { ...stamp, at: '2026-02-01T09:00:00.000Z', changes: { indexLimit: 4 } },
  ] as const;

  /** A book that began before there was a second version of the method. */
  const OLDER = { ...DEFAULTS, method: 'verdial-method-1' };

  test('SET-5, SET-11 a book that began with a version of the method keeps it, one that did not begins with the first, until the panel moves', () => {
    const moved = {
      ...stamp,
      at: '2026-03-01T09:00:00.000Z',
      changes: { method: 'verdial-method-2' },
    } as const;
    expect(settingsOf([...entries, moved])).toMatchObject({ method: 'verdial-method-2' });
    expect(settingsOf([...entries, moved], entries[1].at)).toMatchObject({
      method: 'verdial-method-1',
    });
    const begun = { ...stamp, at: '2026-01-01T09:00:00.000Z', changes: defaultPanelSettings() };
    expect(settingsOf([begun, entries[1]])).toMatchObject({ method: 'verdial-method-3' });
  });

  test('the newest of each setting stands, the rest are the defaults', () => {
    expect(settingsOf([])).toEqual(DEFAULTS);
    expect(settingsOf(entries)).toEqual({ ...OLDER, scheme: 'IOC', indexLimit: 4 });
  });

  test.each([
    ['2026-01-01T08:59:59.999Z', OLDER],
    ['2026-01-01T09:00:00.000Z', { ...OLDER, scheme: 'IOC', indexLimit: 3 }],
    ['2026-01-31T23:59:59.999Z', { ...OLDER, scheme: 'IOC', indexLimit: 3 }],
    ['2026-02-01T09:00:00.000Z', { ...OLDER, scheme: 'IOC', indexLimit: 4 }],
  ])('as of %s', (asOf, settings) => expect(settingsOf(entries, asOf)).toEqual(settings));

  test('the defaults of one panel are not those of the next', () => {
    settingsOf(entries);
    expect(defaultPanelSettings()).toEqual(DEFAULTS);
  });
});

// From 2^53 − 1 on Automerge gives a whole number back as a BigInt, from 2^63 on all as the same.
test('LED-2 no setting holds a number that its history would give back as another', () => {
  const settings = Object.keys(defaultPanelSettings());
  for (const number of [2 ** 53 - 1, 2 ** 53, 2 ** 63, 9007199254740991n])
    for (const setting of settings)
      expect(settingsChangesSchema.safeParse({ [setting]: number }).success).toBe(false);
  expect(settings.length).toBeGreaterThan(20);
});
