import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import {
  foundPanel,
  newEntryId,
  newSampleId,
  newTasterId,
  tastingCode,
} from '../../database/contract/facts.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { listMovements } from '../../database/samples/sample-movements.ts';
import { findSample, insertSample } from '../../database/samples/samples.ts';
import { createSession } from '../../database/sessions/sessions.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { pourSamples } from './pour-samples.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** So many glasses of a sample, each before another taster. */
const glassesOf = (sample: SampleId, count: number) =>
  Array.from({ length: count }, () => ({
    taster: newTasterId(),
    sample,
    entry: newEntryId(),
    code: tastingCode('417'),
    replicate: 1 as const,
    position: 1,
  }));

const at = '2026-11-27T09:00:00.000Z';
const pour = async (scope: PanelScope, glasses: ReturnType<typeof glassesOf>) => {
  const session = await createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });
  await pourSamples(scope, { session, by: 'Eva', at }, glasses);
  return session;
};
const left = async (scope: PanelScope, sample: SampleId) =>
  (await findSample(scope, sample))?.currentQuantity;
const poured = async (scope: PanelScope, sample: SampleId) =>
  (await listMovements(scope, sample))
    .filter(({ kind }) => kind === 'session')
    .map(({ millilitres, session, by, at: when }) => [millilitres, session, by, when]);

test('SAM-1 SAM-8 fifteen millilitres a glass are taken off each sample, and no more than is left', async () => {
  const panel = await foundPanel(database);
  await database.inPanel(panel, async (scope) => {
    const [enough, short, exact, empty, uncounted, unused] = [
      [500, newSampleId()],
      [40, newSampleId()],
      [45, newSampleId()],
      [0, newSampleId()],
      [null, newSampleId()],
      [500, newSampleId()],
    ] as const;
    for (const [index, [initialQuantity, id]] of [
      enough,
      short,
      exact,
      empty,
      uncounted,
      unused,
    ].entries())
      await insertSample(scope, id, sampleForm({ code: `S-${index}`, initialQuantity }));
    const session: SessionCode = await pour(
      scope,
      [enough, short, exact, empty, uncounted].flatMap(([, id]) => glassesOf(id, 3)),
    );
    expect(await left(scope, enough[1])).toBe(455);
    expect(await left(scope, short[1])).toBe(0);
    expect(await left(scope, exact[1])).toBe(0);
    expect(await left(scope, empty[1])).toBe(0);
    expect(await left(scope, uncounted[1])).toBeNull();
    expect(await left(scope, unused[1])).toBe(500);
    expect(await poured(scope, enough[1])).toEqual([[-45, session, 'Eva', at]]);
    // Only the stock that was left is deducted: the movements add up to the stock.
    expect(await poured(scope, short[1])).toEqual([[-40, session, 'Eva', at]]);
    expect(await poured(scope, exact[1])).toEqual([[-45, session, 'Eva', at]]);
    expect(await poured(scope, empty[1])).toEqual([]);
    expect(await poured(scope, uncounted[1])).toEqual([]);

    const again = await pour(scope, [...glassesOf(short[1], 1), ...glassesOf(enough[1], 1)]);
    expect(await left(scope, enough[1])).toBe(440);
    expect(await poured(scope, enough[1])).toEqual([
      [-15, again, 'Eva', at],
      [-45, session, 'Eva', at],
    ]);
    expect(await poured(scope, short[1])).toHaveLength(1);
  });
});
