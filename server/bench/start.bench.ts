import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { productProcess } from '../../tools/product-process.ts';
import { startTestPostgres } from '../../tools/test-postgres.ts';
import { panelAtWork } from '../commands/testing/panel-at-work.ts';
import { createDatabase } from '../database/create-database.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { serverPlace } from '../database/testing/server-place.ts';

/**
 * The duration of one start of the product, in ms: until it listens and is healthy, and until all
 * sessions are reconciled with their rows.
 */
export type StartFigures = {
  readonly engine: string;
  readonly sheets: number;
  readonly listening: number;
  readonly reconciled: number;
};

const TASTERS = 24;
const SAMPLES = 4;
const SESSIONS = 24;

const Health = z.object({ reconciling: z.object({ done: z.number() }).optional() });

/**
 * Benchmarks the start of the product with 2,304 open sheets (24 shown sessions of 24 tasters and 4
 * samples), and with none (COM-2).
 */
export async function benchStart(): Promise<readonly StartFigures[]> {
  const figures: StartFigures[] = [];
  const postgres = await startTestPostgres();
  for (const sessions of [0, SESSIONS]) {
    const folder = await mkdtemp(join(tmpdir(), 'verdial-start-'));
    figures.push(await measured('embedded', { dataFolder: folder }, folder, sessions));
    await rm(folder, { recursive: true, force: true });
    const own = await mkdtemp(join(tmpdir(), 'verdial-start-'));
    const place = serverPlace(await postgres.freshDatabase());
    figures.push(await measured('PostgreSQL', place, own, sessions));
    await rm(own, { recursive: true, force: true });
  }
  await postgres.stop();
  return figures;
}

async function measured(
  engine: string,
  place: DatabaseLocation,
  folder: string,
  sessions: number,
): Promise<StartFigures> {
  const database = await createDatabase(place);
  const panel = await panelAtWork(database, { tasters: TASTERS, samples: SAMPLES });
  for (let shown = 0; shown < sessions; shown += 1) await panel.shown();
  await database.close();
  const product = await productProcess(
    {
      DATA_FOLDER: folder,
      LOG: 'error',
      ...('url' in place
        ? {
            DATABASE_URL: place.url,
            DATABASE_REQUESTS_URL: place.requestsUrl ?? '',
            TRAIL_KEY: place.trailKey,
          }
        : {}),
    },
    [],
  );
  const from = performance.now();
  await product.start();
  const listening = performance.now() - from;
  while (await isReconciling(product.url)) await pause(20);
  const reconciled = performance.now() - from;
  await product.stop();
  return { engine, sheets: sessions * TASTERS * SAMPLES, listening, reconciled };
}

async function isReconciling(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`);
  return Health.parse(await answer.json()).reconciling !== undefined;
}
