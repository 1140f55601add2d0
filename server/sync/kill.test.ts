import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { connectClient } from './testing/live-client.ts';
import { testPanel } from './testing/people.ts';

async function startProcess(
  place: string,
  panel: string,
): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(new URL('./testing/process.main.ts', import.meta.url), [place, panel]);
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(z.string().parse(message)));
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
  });
  return { url, child };
}

const kill9 = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

describe('KEE-1 kill -9 right after stored: a fresh device sees every mark', () => {
  let postgres: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    folder = await mkdtemp(join(tmpdir(), 'verdial-kill-'));
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['PGlite', 'Postgres'])(
    'on %s',
    async (name) => {
      const place = name === 'PGlite' ? folder : await postgres.freshDatabase();
      const people = testPanel();
      const made: Record<string, number> = {};
      for (const [round, attribute] of ATTRIBUTE_KEYS.slice(0, 3).entries()) {
        const { url, child } = await startProcess(place, people.panel);
        const booth = connectClient(url, people.taster(1));
        const sheet = booth.open(people.sheet(1));
        await sheet.synced();
        expect(sheet.doc.getMap('marks').toJSON()).toEqual(made);
        const value = 20 + round;
        if (isMillimetres(value)) setMark(sheet.doc, attribute, value);
        made[attribute] = value;
        await sheet.stored();
        await kill9(child);
        booth.close();
      }
      const { url, child } = await startProcess(place, people.panel);
      const desk = connectClient(url, people.leader);
      const sheet = desk.open(people.sheet(1));
      await sheet.synced();
      expect(sheet.doc.getMap('marks').toJSON()).toEqual(made);
      desk.close();
      await kill9(child);
    },
    240_000,
  );
});
