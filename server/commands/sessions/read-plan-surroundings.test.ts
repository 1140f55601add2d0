import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanValue } from '../../../domain/documents/session.document.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { planOf } from '../../../domain/testing/plans.ts';
import type { SampleId, TasterId } from '../../../domain/words/ids.ts';
import { foundPanel, newEntryId, newSampleId, newTasterId } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { readPanel, updatePanel } from '../../database/installation/panels.ts';
import { insertSample } from '../../database/samples/samples.ts';
import { createSession } from '../../database/sessions/sessions.ts';
import { insertTaster, noteLastSession } from '../../database/tasters/tasters.ts';
import { registeredAt } from '../../database/testing/registered-at.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { readPlanSurroundings } from './read-plan-surroundings.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const planFor = (
  tasters: readonly TasterId[],
  entries: readonly (readonly [SampleId, 1 | 2])[],
): PlanValue =>
  planOf(0, 0, {
    entries: entries.map(([sample, replicate], rank) => {
      return { id: newEntryId(), sample, replicate, rank };
    }),
    tasters,
  });

/** A panel with two tasters and two samples, one of them counted in millilitres. */
async function scene() {
  const panel = await foundPanel(database);
  const [ana, ben] = [newTasterId(), newTasterId()];
  const [counted, uncounted] = [newSampleId(), newSampleId()];
  const session = await database.inPanel(panel, async (scope) => {
    for (const taster of [ana, ben])
      await insertTaster(scope, taster, tasterForm({ code: taster }));
    await registeredAt(scope, [ana, ben], '2026-01-05T10:00:00Z');
    await insertSample(scope, counted, sampleForm({ code: 'S1', initialQuantity: 250 }));
    await insertSample(scope, uncounted, sampleForm({ code: 'S2' }));
    return createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });
  });
  const around = (plan: PlanValue) =>
    database.inPanel(panel, (scope) =>
      readPlanSurroundings(scope, session, plan, Date.parse('2026-11-27T09:00:00Z')),
    );
  return { panel, ana, ben, counted, uncounted, session, around };
}

test('SES-6 a plan is seen with what is left of its samples; who is on it is known, or it is not complete', async () => {
  const { ana, ben, counted, uncounted, around } = await scene();
  const known = planFor(
    [ana, ben],
    [
      [counted, 1],
      [counted, 2],
      [uncounted, 1],
    ],
  );
  expect(await around(known)).toMatchObject({
    complete: true,
    left: new Map([
      [counted, 250],
      [uncounted, null],
    ]),
  });
  const stranger = newTasterId();
  expect(await around(planFor([ana, stranger], [[counted, 1]]))).toMatchObject({ complete: false });
  const unknown = newSampleId();
  expect(
    await around(
      planFor(
        [ana],
        [
          [counted, 1],
          [unknown, 1],
        ],
      ),
    ),
  ).toMatchObject({
    complete: false,
    left: new Map([
      [counted, 250],
      [unknown, null],
    ]),
  });
});

test('SES-6, STS-5 who was in no session for the six months before the day is inactive, to the day', async () => {
  const { panel, ana, ben, counted, around } = await scene();
  const inactive = async () => (await around(planFor([ana, ben], [[counted, 1]]))).inactive;
  expect(await inactive()).toEqual([ana, ben]);
  const last = (taster: TasterId, day: string) =>
    database.inPanel(panel, (scope) => noteLastSession(scope, [taster], day));
  await last(ana, '2026-05-27');
  await last(ben, '2026-05-26');
  expect(await inactive()).toEqual([ben]);
});

test('STS-5, ZON-1, STS-10 who never was in one is not away from before being registered, by the calendar of the panel', async () => {
  const { panel, ana, ben, counted, around } = await scene();
  const registered = (taster: TasterId, instant: string) =>
    database.inPanel(panel, (scope) => registeredAt(scope, [taster], instant));
  await database.inPanel(panel, async (scope) =>
    updatePanel(scope, { timeZone: 'Europe/Madrid' }, (await readPanel(scope)).revision),
  );
  await registered(ana, '2026-05-26T22:00:00Z');
  await registered(ben, '2026-05-26T21:59:59Z');
  expect((await around(planFor([ana, ben], [[counted, 1]]))).inactive).toEqual([ben]);
});

test('SES-6 the sessions of the day are counted with this one, those of other days and panels are not', async () => {
  const { panel, ana, counted, around } = await scene();
  const day = async () => (await around(planFor([ana], [[counted, 1]]))).sessionsThatDay;
  expect(await day()).toBe(1);
  const stranger = await foundPanel(database);
  for (const [by, date] of [
    [panel, '2026-11-27'],
    [panel, '2026-11-27'],
    [panel, '2026-11-28'],
    [stranger, '2026-11-27'],
  ] as const)
    await database.inPanel(by, (scope) =>
      createSession(scope, { date, training: false, by: 'Eva' }),
    );
  expect(await day()).toBe(3);
});
