import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { createAssessOnce } from '../history/assess-once.ts';
import { callsForRetraining } from '../quality/evolution.ts';
import { BY_VERSION_2 } from '../testing/by-version-2.ts';
import { duplicate, marksOfGlasses } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';
import { createEvolutionOnce } from './evolution-once.ts';
import { evolutionPart } from './evolution-part.ts';
import { evolutionSteps } from './quality-steps.ts';

// A few tasters are enough for an index here.
const settings: PanelSettings = {
  ...defaultPanelSettings(),
  ...BY_VERSION_2,
  duplicatesQualityNumberTaster: 6,
};
const dateOf = (place: number): string =>
  new Date(Date.UTC(2026, 0, 5 + 7 * place)).toISOString().slice(0, 10);

/** One duplicate a week: A is far apart in so many of the last of them, B never. */
const input = (far: number) => ({
  columns: marksOfGlasses(
    Array.from({ length: 16 }, (_, place) =>
      duplicate(
        { session: `${place}`, date: dateOf(place), sample: `S${place}` },
        { A: { fruity: 40 }, B: { fruity: 40 } },
        { A: { fruity: place < 16 - far ? 40 : 80 }, B: { fruity: 40 } },
      ),
    ).flat(),
  ),
  references: [],
  settings,
  asOf: null,
});
const evolutionOf = (far: number) => {
  const found = runSteps(evolutionSteps(input(far), null));
  if (found === null) throw new Error('a period');
  return found;
};

test('QUA-2 of an evolution a page is handed the charts that it draws, and of every other the newest points', () => {
  const whole = evolutionOf(0);
  const [a, b] = whole.tasters;
  const part = evolutionPart(whole, {
    panel: false,
    drawn: [{ taster: 'A', series: 'fruity', index: 'pn' }, { taster: 'B' }],
  });
  expect(part).toMatchObject({ from: whole.from, to: whole.to, year: whole.year, panel: {} });
  const [ofA, ofB] = part.tasters;
  expect(ofA?.series.fruity?.pn).toEqual(a?.series.fruity?.pn);
  expect(a?.series.fruity?.pn.points.length).toBeGreaterThan(8);
  expect(ofA?.series.fruity?.dn.points).toEqual(a?.series.fruity?.dn.points.slice(-2));
  expect(ofA?.series.fruity?.dn.centre).toBe(a?.series.fruity?.dn.centre);
  expect(ofA?.series.fruity?.sessions.points).toEqual([]);
  expect(ofB).toEqual(b);
  expect(evolutionPart(whole, { panel: true, drawn: [] }).panel).toEqual(whole.panel);
});

test.each([0, 1, 2, 3, 6, 9])(
  'QUA-2 the newest points tell what the whole chart does of retraining and since when it is beyond: %i far apart',
  (far) => {
    const whole = evolutionOf(far);
    const part = evolutionPart(whole, { panel: false, drawn: [] });
    const [of, newest] = [whole, part].map(
      ({ tasters }) => tasters[0]?.series.fruity?.pn.points ?? [],
    );
    const judged = of?.filter(({ verdict }) => verdict !== 'insufficient') ?? [];
    const within = judged.findLastIndex(({ verdict }) => verdict !== 'beyond');
    expect(callsForRetraining(newest ?? [])).toBe(callsForRetraining(of ?? []));
    const told = newest?.filter(({ verdict }) => verdict !== 'insufficient');
    expect(told).toEqual(judged.slice(Math.min(within + 1, judged.length - 2)));
  },
);

test('QUA-2 an evolution is computed once for all its parts, and another period by itself', () => {
  const assess = createAssessOnce();
  const evolution = createEvolutionOnce(assess);
  const asked = input(0);
  const first = runSteps(evolution(asked, null));
  expect(runSteps(evolution(asked, null))).toBe(first);
  expect(runSteps(evolution({ ...asked, settings: { ...settings } }, null))).not.toBe(first);
  expect(runSteps(evolution(asked, 20_500))?.from).not.toBe(first?.from);
  expect(runSteps(evolution({ ...asked, asOf: 20_510 }, null))?.to).toBe('2026-02-26');
});
