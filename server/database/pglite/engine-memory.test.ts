import { expect, test } from 'vitest';
import { openEngine } from './open-engine.ts';

test('DAT-71 the buffer cache of the embedded engine is at most 32 MB', async () => {
  const { lite, release } = await openEngine({ folder: null, from: null });
  const { rows } = await lite.query<{ kib: number }>(
    "select setting::int * 8 as kib from pg_settings where name = 'shared_buffers'",
  );
  await lite.close();
  release();
  expect(rows[0]?.kib).toBe(32_768);
}, 60_000);
