import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const leftOf = ({ panel }: PanelAtWork) =>
  database.inPanel(panel, async ({ trx }) => {
    const rows = await trx
      .selectFrom('samples')
      .select(['id', 'currentQuantity'])
      .where('panel', '=', panel)
      .execute();
    return new Map(rows.map((row) => [row.id, row.currentQuantity]));
  });

const served = ({ panel }: PanelAtWork) =>
  database.inPanel(panel, ({ trx }) =>
    trx
      .selectFrom('sampleMovements')
      .select(['sample', 'kind', 'millilitres', 'session', 'byName', 'at'])
      .where('panel', '=', panel)
      .where('kind', '=', 'session')
      .orderBy('id')
      .execute(),
  );

/**
 * Three glasses of two samples for two tasters, the first sample in both replicates. The samples
 * are in descending order of their ids.
 */
const glassesOf = ({ sampleIds }: PanelAtWork): readonly (readonly [SampleId, 1 | 2])[] => {
  const [first, second] = sampleIds.toSorted().toReversed();
  return [
    [there(first), 1],
    [there(first), 2],
    [there(second), 1],
  ];
};

test('SAM-1 each sample gives 15 mL a glass when the session is shown, told with session, person and instant, and nothing when it is shown again', async () => {
  const panel = await panelAtWork(database, { millilitres: 500 });
  const glasses = glassesOf(panel);
  const [first, second] = [there(glasses[0])[0], there(glasses[2])[0]];
  const session = await panel.shown(glasses);
  expect(await leftOf(panel)).toEqual(
    new Map([
      [first, 440],
      [second, 470],
    ]),
  );
  const told = { kind: 'session', session, byName: 'jefespanel', at: new Date(panel.clock.at) };
  // In the order of the samples' ids, whatever the plan's order: two sessions shown at once never
  // deadlock.
  expect(await served(panel)).toEqual([
    { ...told, sample: second, millilitres: -30 },
    { ...told, sample: first, millilitres: -60 },
  ]);
  await panel.give('hide-session', { session });
  await panel.give('show-session', { session });
  expect(await leftOf(panel)).toEqual(
    new Map([
      [first, 440],
      [second, 470],
    ]),
  );
});

test('SAM-1 SAM-8 no more is poured than is left, and nothing of what is used up', async () => {
  const panel = await panelAtWork(database, { millilitres: 40 });
  const glasses = glassesOf(panel);
  const [first, second] = [there(glasses[0])[0], there(glasses[2])[0]];
  await panel.shown(glasses);
  expect(await leftOf(panel)).toEqual(
    new Map([
      [first, 0],
      [second, 10],
    ]),
  );
  await panel.shown(glasses);
  expect(await leftOf(panel)).toEqual(
    new Map([
      [first, 0],
      [second, 0],
    ]),
  );
  expect((await served(panel)).map(({ sample, millilitres }) => [sample, millilitres])).toEqual([
    [second, -30],
    [first, -40],
    [second, -10],
  ]);
});

test('SAM-1 of a sample nobody counts nothing is written', async () => {
  const panel = await panelAtWork(database, { millilitres: null });
  await panel.shown();
  expect([...(await leftOf(panel)).values()]).toEqual([null, null]);
  expect(await served(panel)).toEqual([]);
});
