import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { POSTGRES_AT_HAND } from '../../../tools/test-postgres.ts';
import { runProgram } from '../../testing/run-program.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import type { Addresses } from '../postgres/make-installation.ts';
import { insertSample, listSamples } from '../samples/samples.ts';
import { serverPlace, settingsOf } from '../testing/server-place.ts';
import { findRowSecurityFaults } from './check-row-security.ts';

const run = promisify(execFile);

async function open(by: Addresses) {
  const database = await createDatabase(serverPlace(by));
  onTestFinished(() => database.close());
  return database;
}

/**
 * Versions of the server and of the program that dumps its databases, if installed. The program
 * refuses a newer server.
 */
async function versionsOf(administrator: string, program: string) {
  const client = new pg.Client({ connectionString: administrator });
  await client.connect();
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  await client.end();
  const said = await run(program, ['--version']).catch(() => ({ stdout: '' }));
  return {
    server: Math.floor(Number(rows[0]?.version) / 10_000),
    program: Number(/ (\d+)\./.exec(said.stdout)?.[1] ?? 0),
  };
}

describe.each(POSTGRES_AT_HAND)('on $name', ({ programs, start }) => {
  const program = (name: string) => join(programs ?? '', name);

  test('DAT-41 DAT-51 a copy by pg_dump comes back into a new database as docs/operating.md says', async (context) => {
    const server = await start();
    onTestFinished(() => server.stop());
    const found = await versionsOf(server.administrator, program('pg_dump'));
    if (found.program < found.server)
      return context.skip(
        found.program === 0
          ? 'NOT TRIED: there is no pg_dump on this machine'
          : `NOT TRIED: pg_dump is of ${found.program}, the server of ${found.server}`,
      );
    const folder = await mkdtemp(join(tmpdir(), 'verdial-dump-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'verdial.dump');
    const source = await server.freshDatabase();
    const there = await open(source);
    const kept = await foundPanel(there);
    await there.inPanel(kept, (scope) =>
      insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
    );
    await run(program('pg_dump'), ['--format=custom', `--file=${file}`, source.owner]);
    const target = await server.freshDatabase();
    await run(program('pg_restore'), [
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--dbname=${target.owner}`,
      file,
    ]);
    await expect(open(target)).rejects.toThrow('npm run database:walls');
    const settings = { ...settingsOf(target), TRAIL_KEY: serverPlace(target).trailKey };
    expect(await runProgram('server/database/recreate-policies.main.ts', [], settings)).toEqual({
      code: 0,
      said: 'row-level security policies created\n',
      complained: '',
    });
    const after = await open(target);
    expect(await findRowSecurityFaults(after.owner)).toEqual([]);
    expect((await after.inPanel(kept, (scope) => listSamples(scope, {}))).total).toBe(1);
  });
});
