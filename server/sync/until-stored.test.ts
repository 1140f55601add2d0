import { describe, expect, test, vi } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { pageOf } from './testing/page-of.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('SYN-11, SYN-72 who leaves a page', () => {
  const { serve, scene, atEnd } = useLive(IN_MEMORY);

  /** A taster's page on a sheet that is up to date. */
  async function page() {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const pool = pageOf(server.url, people.taster(1));
    atEnd(() => pool.close());
    pool.hold(name);
    await vi.waitUntil(() => pool.handle(name)?.status().synced === true, SOON);
    const mark = () => {
      const doc = pool.handle(name)?.doc;
      if (doc !== undefined) setMark(doc, 'fusty', mm(9));
    };
    return { server, pool, mark };
  }

  test('waits for what is on its way to be stored, and is not asked after it', async () => {
    const { pool, mark } = await page();
    expect(pool.unstored()).toHaveLength(0);
    mark();
    expect(pool.unstored()).toHaveLength(1);
    await pool.waitUntilStored(SOON.timeout);
    expect(pool.unstored()).toHaveLength(0);
  });

  test('waits no longer than it is told where no server answers', async () => {
    const { server, pool, mark } = await page();
    await server.crash();
    mark();
    await pool.waitUntilStored(20);
    expect(pool.unstored()).toHaveLength(1);
  });
});
