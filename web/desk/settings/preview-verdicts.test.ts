import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { sealedSheetRow } from '../../../domain/sheets/testing/sealed-sheet-row.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { StatsResult } from '../../../stats-worker/call/problem.ts';
import { createStatsApi } from '../../../stats-worker/stats-api.ts';
import { previewVerdicts } from './preview-verdicts.ts';

const api = createStatsApi();

function value<Value>(result: StatsResult<Value>): Value {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const stats = {
  assess: async (_: AbortSignal, ...[sheets, settings]: Parameters<typeof api.assess>) =>
    value(api.assess(sheets, settings)),
  duplicate: async (
    _: AbortSignal,
    ...[first, second, settings]: Parameters<typeof api.duplicate>
  ) => value(api.duplicate(first, second, settings)),
};

/** Eight sheets of a sample, alike but for a millimetre. */
const sheets = (
  sample: string,
  replicate: Replicate,
  marks: SealedSheet['marks'],
): readonly SealedSheet[] =>
  Array.from({ length: 8 }, (_, index) =>
    sealedSheetRow({
      taster: `T${index}`,
      sample,
      replicate,
      marks: {
        ...eachAttribute(() => mm(0)),
        bitter: mm(20),
        pungent: mm(20),
        fruity: mm(40 + (index % 2)),
        ...marks,
      },
      fruityKind: 'green',
    }),
  );

/** The verdict of one analysis of a rancid oil of medium green fruitiness. */
const single = (oil: 'LOO_EU' | 'OVOO') => ({
  of: 'analysis',
  class: oil,
  reliable: true,
  fruityClass: 'GREEN_MEDIUM',
  statements: ['terms-not-for-class'],
});

test('SET-4 a move to the third version of the method names the oils whose kind or terms would differ', async () => {
  const now = { ...defaultPanelSettings(), method: 'verdial-method-2' } as const;
  const unticked = sheets('imported', 1, {}).map((sheet) => ({ ...sheet, fruityKind: null }));
  const past = [{ session: 9, sheets: [...sheets('fine', 1, {}), ...unticked] }];
  const then = { ...now, method: 'verdial-method-3' } as const;
  const { changed } = await previewVerdicts(stats, past, [now, then], new AbortController().signal);
  expect(changed.map(({ sample, before, after }) => [sample, before, after])).toMatchObject([
    ['imported', { fruityClass: 'RIPE' }, { fruityClass: null }],
  ]);
});

test('SET-4 only the verdicts that the other settings change are named', async () => {
  const now = defaultPanelSettings();
  const past = [
    { session: 7, sheets: [...sheets('fine', 1, {}), ...sheets('rancid', 1, { rancid: mm(45) })] },
    {
      session: 8,
      sheets: [...sheets('pair', 1, { rancid: mm(45) }), ...sheets('pair', 2, { rancid: mm(45) })],
    },
  ];
  const signal = new AbortController().signal;
  const preview = await previewVerdicts(
    stats,
    past,
    [now, { ...now, scheme: 'IOC', ordinaryVirgin: true }],
    signal,
  );
  expect(preview.verdicts).toBe(5);
  expect(preview.changed).toEqual([
    {
      session: 7,
      sample: 'rancid',
      replicate: 1,
      before: single('LOO_EU'),
      after: single('OVOO'),
    },
    { session: 8, sample: 'pair', replicate: 1, before: single('LOO_EU'), after: single('OVOO') },
    { session: 8, sample: 'pair', replicate: 2, before: single('LOO_EU'), after: single('OVOO') },
    {
      session: 8,
      sample: 'pair',
      replicate: 'pair',
      before: { of: 'pair', accepted: true, class: 'LOO_EU' },
      after: { of: 'pair', accepted: true, class: 'OVOO' },
    },
  ]);
  const same = await previewVerdicts(stats, past, [now, { ...now, inactivityMonths: 9 }], signal);
  expect(same).toEqual({ verdicts: 5, changed: [] });
});
