import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { correctQuantity, listMovements, lockQuantity, moveSample } from './sample-movements.ts';
import { insertSample } from './samples.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('SAM-2 SAM-8 a sample’s quantity is the sum of its own movements and never below nothing', async () => {
  await database.inPanel(await foundPanel(database), async (scope) => {
    const [one, other] = [newSampleId(), newSampleId()];
    await insertSample(scope, one, sampleForm({ code: 'S-1', initialQuantity: 100 }), 'Eva');
    await insertSample(scope, other, sampleForm({ code: 'S-2', initialQuantity: 70 }), 'Eva');
    const at = '2026-11-27T09:00:00.000Z';
    await moveSample(scope, one, { kind: 'session', millilitres: -130, by: 'Eva', at });
    expect(await lockQuantity(scope, one)).toBe(0);
    expect(await lockQuantity(scope, other)).toBe(70);
    await moveSample(scope, one, { kind: 'session', millilitres: 0, by: 'Eva' });
    expect(await listMovements(scope, one)).toEqual([
      {
        id: expect.any(Number),
        at,
        kind: 'session',
        millilitres: -130,
        session: null,
        by: 'Eva',
        reason: null,
      },
      {
        id: expect.any(Number),
        at: expect.any(String),
        kind: 'received',
        millilitres: 100,
        session: null,
        by: 'Eva',
        reason: null,
      },
    ]);
    expect(await listMovements(scope, other)).toHaveLength(1);
  });
});

test('SAM-3 what is left is measured again with a reason, as it was seen', async () => {
  await database.inPanel(await foundPanel(database), async (scope) => {
    const id = newSampleId();
    await insertSample(scope, id, sampleForm({ code: 'S-1', initialQuantity: 100 }));
    const more = { seen: 100, quantity: 120.5, reason: 'measured', by: 'Ana' };
    expect(await correctQuantity(scope, id, more)).toEqual({ ok: true, value: null });
    expect(await lockQuantity(scope, id)).toBe(120.5);
    expect((await listMovements(scope, id))[0]).toMatchObject({
      kind: 'correction',
      millilitres: 20.5,
      by: 'Ana',
      reason: 'measured',
    });
    const [seen, quantity] = [120.5, 120.5];
    expect(await correctQuantity(scope, id, { ...more, seen, quantity })).toMatchObject({
      code: 'nothing-changes',
    });
    expect(await correctQuantity(scope, newSampleId(), more)).toMatchObject({
      code: 'quantity-unknown',
    });
  });
});
