import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { newSampleId } from '../../database/contract/facts.ts';
import { judgeSession } from './judge-session.ts';

const settings = defaultPanelSettings();
/** The sheets of so many tasters who agree on a fruity oil with this much rancid. */
const sheets = (tasters: number, rancid: number): readonly ScoredSheet[] =>
  Array.from({ length: tasters }, (_, index) => ({
    taster: `T${index}`,
    marks: {
      ...eachAttribute(() => mm(0)),
      fruity: mm(40),
      rancid: mm(rancid),
      bitter: mm(20),
      pungent: mm(20),
    },
    fruityKind: 'green',
    otherDescriptor: null,
  }));

test('RES-1 each glass with sheets has its result, in the order of the glasses; a glass without has none and fails', () => {
  const [clean, empty, rancid] = [newSampleId(), newSampleId(), newSampleId()];
  const glass = { replicate: 1, reference: [] } as const;
  const judged = judgeSession(
    [
      { ...glass, sample: clean, code: 'S1', sheets: sheets(8, 0) },
      { ...glass, sample: empty, code: 'S2', sheets: [] },
      { ...glass, sample: rancid, code: 'S3', sheets: sheets(7, 25) },
    ],
    settings,
  );
  expect(
    judged.results.map(({ sample, replicate, assessment }) => [
      sample,
      replicate,
      assessment.n,
      assessment.class,
      assessment.predominantDefect,
    ]),
  ).toEqual([
    [clean, 1, 8, 'EVOO', null],
    [rancid, 1, 7, 'NOCLASIFICATED', 'rancid'],
  ]);
  expect(judged.failed).toContainEqual({ code: 'fewer-than-8', sample: 'S2', replicate: 1 });
  expect(judged.failed).toContainEqual({ code: 'fewer-than-8', sample: 'S3', replicate: 1 });
  expect(judged.failed.map(({ sample }) => sample)).not.toContain('S1');
});

test('M-ACCEPT a duplicate that fails is named by its own sample’s code', () => {
  const [fine, torn] = [newSampleId(), newSampleId()];
  const both = (sample: typeof fine, code: string, second: number) =>
    ([1, 2] as const).map((replicate) => ({
      sample,
      code,
      replicate,
      reference: [],
      sheets: sheets(8, replicate === 1 ? 0 : second),
    }));
  const { failed } = judgeSession([...both(fine, 'S1', 0), ...both(torn, 'S2', 60)], settings);
  expect(failed).toContainEqual({ code: 'duplicate-beyond', sample: 'S2', replicate: null });
  expect(failed.map(({ sample }) => sample)).not.toContain('S1');
});
