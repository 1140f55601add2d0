import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { releaseMemoryWhenIdle } from '../../release-memory.ts';
import type { Answer, Failure, Opening, Request } from './channel.ts';
import { type Engine, openEngine } from './open-engine.ts';

/**
 * Runs the embedded database in a worker thread, so that a long query does not block the event
 * loop. Handles one request after another.
 */
async function serve(port: NonNullable<typeof parentPort>, opening: Opening): Promise<void> {
  const answer = (message: Answer): void => port.postMessage(message);
  let engine: Engine;
  if (opening.isCopy === true) lowerThreadPriority();
  try {
    engine = await openEngine(opening);
  } catch (problem) {
    answer({ id: 0, ok: false, failure: failureOf(problem) });
    return;
  }
  let last = Promise.resolve();
  port.on('message', (request: Request) => {
    last = last.then(async () => {
      try {
        answer({ id: request.id, ok: true, value: await handle(engine, request) });
      } catch (problem) {
        answer({ id: request.id, ok: false, failure: failureOf(problem) });
      }
      if (request.ask === 'close') port.close();
    });
  });
  releaseMemoryWhenIdle();
  answer({ id: 0, ok: true, value: null });
}

async function handle({ lite, syncs, release }: Engine, request: Request): Promise<unknown> {
  switch (request.ask) {
    case 'query': {
      // After a failed sync the content of the disk is unknown. Only opening the folder again shows
      // it.
      const refused = syncs?.failure() ?? null;
      if (refused !== null) throw refused;
      const { rows, affectedRows } = await lite.query(request.sql, [...request.parameters]);
      return { rows, affected: affectedRows ?? 0 };
    }
    case 'syncs':
      return syncs?.count() ?? null;
    case 'dump':
      return new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer());
    case 'close':
      await lite.close();
      release();
      return null;
  }
}

function failureOf(problem: unknown): Failure {
  const text = (name: string): string | undefined => {
    const value: unknown =
      typeof problem === 'object' && problem !== null ? Reflect.get(problem, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: text('message') ?? String(problem),
    code: text('code'),
    detail: text('detail'),
    constraint: text('constraint'),
  };
}

if (parentPort !== null) await serve(parentPort, workerData);

/**
 * Lowers the scheduling priority of the current thread alone (DAT-14). Only Linux has a priority
 * for each thread. Elsewhere this does nothing.
 */
function lowerThreadPriority(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      constants.priority.PRIORITY_LOW,
    );
  } catch {
    // The thread keeps its normal priority.
  }
}
