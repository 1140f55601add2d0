import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { wholeProduct } from '../testing/whole-product.ts';

const Me = z.object({ panel: z.object({ id: z.string() }) });

test('KEE-3 a server that could not store everything says of which documents, where it is, and what brings it back', async () => {
  const told: string[] = [];
  const product = await wholeProduct((line) => told.push(line));
  const leader = await product.found('Panel', 'leader');
  const { panel } = Me.parse((await leader.call('GET', '/api/me')).value);
  const plan = { date: '2026-11-27', training: false };
  await leader.call('POST', '/api/commands/create-session', plan);
  const name = `${panel.id}/session/1`;
  const live = leader.open(name);
  await live.synced;
  await sql`alter table document_updates rename to elsewhere`.execute(product.database.db);
  live.doc.getMap('plan').set('restMinutes', 45);
  await vi.waitUntil(() => told.some((line) => line.includes('store-failed')), { timeout: 15_000 });
  live.end();
  await product.close();
  const events = told.map((line): unknown => JSON.parse(line));
  expect(events.at(-1)).toMatchObject({
    event: 'rescued',
    documents: [name],
    file: expect.stringMatching(/rescue-.*\.jsonl$/),
    next: expect.stringMatching(/^npm run rescue -- .*rescue-.*\.jsonl$/),
  });
});
