import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exclusion } from '../../../domain/documents/assessment.document.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import type { PanelId, SampleId, SessionCode } from '../../../domain/words/ids.ts';
import {
  foundPanel,
  newEntryId,
  newSampleId,
  newTasterId,
  tastingCode,
} from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { insertSample } from '../../database/samples/samples.ts';
import { insertGlasses } from '../../database/sessions/glasses.ts';
import { createSession } from '../../database/sessions/sessions.ts';
import { insertSheet, type NewSheet } from '../../database/sheets/sheets.ts';
import { insertTaster } from '../../database/tasters/tasters.ts';
import { sealedSheet } from '../../database/testing/sheet-with-marks.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { there } from '../testing/there.ts';
import { loadJudged } from './load-judged.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const value = { attribute: 'rancid', predominant: true, median: 2.5, u: null, sd: null } as const;

/**
 * Two tasters, and two samples in glasses: the later code in both replicates, the earlier in one.
 */
async function scene(fill: (sheet: NewSheet) => NewSheet = (sheet) => sheet) {
  const panel = await foundPanel(database);
  const [ana, ben] = [newTasterId(), newTasterId()].toSorted();
  const [late, early] = [newSampleId(), newSampleId()];
  const tasters = [there(ana), there(ben)];
  const session = await database.inPanel(panel, async (scope) => {
    for (const taster of tasters) await insertTaster(scope, taster, tasterForm({ code: taster }));
    await insertSample(
      scope,
      late,
      sampleForm({ code: 'Z-9', reference: true, referenceScope: 'd' }),
    );
    await insertSample(scope, early, sampleForm({ code: 'A-1' }));
    // The values of an oil that is no longer a reference material do not count.
    for (const id of [late, early])
      await scope.trx
        .updateTable('samples')
        .set({ referenceValues: JSON.stringify([value]) })
        .where('id', '=', id)
        .execute();
    const number = await createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });
    const glasses = tasters.flatMap((taster) =>
      (
        [
          [late, 2, '303'],
          [late, 1, '202'],
          [early, 1, '101'],
        ] as const
      ).map(([sample, replicate, code], index) => ({
        taster,
        sample,
        replicate,
        entry: newEntryId(),
        position: index + 1,
        code: tastingCode(code),
      })),
    );
    await insertGlasses(scope, number, glasses);
    for (const { taster, code } of glasses)
      await insertSheet(
        scope,
        fill(sealedSheet({ session: number, taster, code }, 1, { fruity: Number(code) / 101 })),
      );
    return number;
  });
  const load = (
    exclusions: ReadonlyMap<SampleId, readonly Exclusion[]> = new Map(),
    of: SessionCode = session,
  ) => database.inPanel(panel, (scope) => loadJudged(scope, of, exclusions));
  return { panel, session, ana: there(ana), ben: there(ben), late, early, load };
}

test('SES-8, SES-27 a session is judged by every glass with its own sheets, by code and replicate; only a reference material has assigned values', async () => {
  const { load, ana, ben, late, early } = await scene();
  const { glasses, sheets } = await load();
  const marked = (fruity: number) =>
    [ana, ben].map((taster) => ({
      taster,
      marks: { fruity },
      fruityKind: 'green',
      otherDescriptor: null,
    }));
  expect(glasses).toEqual([
    { sample: early, code: 'A-1', replicate: 1, reference: [], sheets: marked(1) },
    { sample: late, code: 'Z-9', replicate: 1, reference: [value], sheets: marked(2) },
    { sample: late, code: 'Z-9', replicate: 2, reference: [value], sheets: marked(3) },
  ]);
  expect(sheets).toHaveLength(6);
  expect(sheets.every(({ exclusion }) => exclusion === null)).toBe(true);
});

test('ASM-1 a sheet that is left out counts in no figure of that glass, and no other sheet is touched', async () => {
  const { load, ana, ben, late, early } = await scene();
  const because = { reason: 'had a cold', by: 'Eva', at: '2026-11-27T11:00:00.000Z' };
  const one: Exclusion = { taster: ana, replicate: 2, ...because };
  const { glasses, sheets } = await load(
    new Map([
      [early, []],
      [late, [one]],
    ]),
  );
  expect(glasses.map((glass) => glass.sheets.map(({ taster }) => taster))).toEqual([
    [ana, ben],
    [ana, ben],
    [ben],
  ]);
  expect(
    sheets.flatMap(({ taster, code, exclusion }) => (exclusion ? [[taster, code, exclusion]] : [])),
  ).toEqual([[ana, '303', one]]);
});

test('EVA-1 a descriptor counts by its key', async () => {
  const { load } = await scene((sheet) => {
    const value = { ...sheet.value, otherDescriptor: 'metallic' } as const;
    return { ...sheet, value };
  });
  expect((await load()).glasses[0]?.sheets[0]?.otherDescriptor).toBe('metallic');
});

/** Changes a sealed sheet as an attacker who controls the database, with the trigger disabled. */
const damage = (panel: PanelId, change: string) =>
  database.asInstallation(async (trx) => {
    await sql`alter table sheets disable trigger user`.execute(trx);
    await sql`update sheets set ${sql.raw(change)} where panel = ${panel}`.execute(trx);
    await sql`alter table sheets enable trigger user`.execute(trx);
  });

test.each([
  'marks = \'{"fruity":101}\'',
  'marks = \'{"fruity":40.5}\'',
  'marks = \'{"fruity":"40"}\'',
  'marks = \'{"fruity":40,"sweet":3}\'',
  "marks = '[]'",
  "other_descriptor = 'socks'",
])('EVA-1 nothing is judged by a sheet that was damaged: %s', async (change) => {
  const { panel, load } = await scene();
  await damage(panel, change);
  await expect(load()).rejects.toThrow(/stored sheet of .*, glass 303, is damaged/);
});

test('SES-8 a session in which nothing was served is judged by nothing', async () => {
  const { panel, load } = await scene();
  const empty = await database.inPanel(panel, (scope) =>
    createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' }),
  );
  expect(await load(new Map(), empty)).toEqual({ served: [], glasses: [], sheets: [] });
});
