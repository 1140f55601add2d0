import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { changeSession, lockSession } from '../database/sessions/sessions.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { createCommands } from './create-commands.ts';
import { newCommandKey, panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

describe('one process', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  test('COM-2, SES-17 a start brings every session of every panel that is not validated, planned ones too, to what its rows say, and tells how far it is', async () => {
    const panels = [await panelAtWork(database), await panelAtWork(database)];
    const sessions: SessionCode[] = [];
    for (const panel of panels) {
      const session = await panel.shown();
      await panel.planned();
      await database.inPanel(panel.panel, (scope) =>
        changeSession(scope, session, { state: 'closed' }),
      );
      sessions.push(session);
    }
    const told: [number, number][] = [];
    await there(panels[0])
      .anotherProcess()
      .reconcileAll((done, of) => told.push([done, of]) > 0);
    expect(told).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    const trays = panels.map((panel, index) =>
      panel.tray(there(sessions[index]), there(panel.tasterIds[1])),
    );
    expect(await Promise.all(trays)).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
  });

  test('COM-1, COM-7 a command waits for the one before it on its session, and not for another session’s', async () => {
    const panel = await panelAtWork(database);
    const [session, other] = [await panel.shown(), await panel.shown()];
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const held: Database = {
      ...database,
      async inPanel(of, work) {
        begun += 1;
        await gate.promise;
        return database.inPanel(of, work);
      },
    };
    const commands = createCommands({
      database: held,
      sync: panel.sync,
      now: () => panel.clock.at,
      listOtherRoles: () => Promise.resolve(new Set()),
      log: () => {},
    });
    const give = (name: string, of: number) =>
      commands.execute(panel.leader, name, { session: of }, newCommandKey());
    const answers = [
      give('close-session', session),
      give('hide-session', session),
      give('hide-session', other),
    ];
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toBe(2);
    gate.resolve();
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true },
      { ok: false, code: 'session-not-shown' },
      { ok: true },
    ]);
  });

  test('EVA-3 a sheet that comes signed and cannot be sealed is told of by its glass, and sealed by the server later', async () => {
    const panel = await panelAtWork(database, { samples: 1 });
    const session = await panel.shown();
    const { taster, code } = there((await panel.glasses(session))[0]);
    panel.trouble.commit = true;
    await panel.mark(session, taster, code);
    await vi.waitUntil(() => panel.logged.length > 0, { timeout: 10_000 });
    expect(panel.logged.slice(0, 1)).toEqual([
      {
        event: 'sheet-not-sealed',
        data: { session, taster, code, attempt: 1, problem: 'Error: disk full' },
      },
    ]);
    panel.trouble.commit = false;
    await panel.commands.reconcile(panel.panel, session);
    expect(await panel.trail('seal-sheet')).toMatchObject([
      { actor: 'system', name: 'server', role: 'system', origin: 'server' },
    ]);
  });
});

describe.each(ENGINES)('two processes on $name', ({ start }) => {
  let engine: StartedEngine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test('COM-1, COM-7 who commands at another process while a session changes decides by what it became', async () => {
    const { database } = engine;
    const panel = await panelAtWork(database, { samples: 1 });
    const session = await panel.shown();
    const [changed, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = database.inPanel(panel.panel, async (scope) => {
      await lockSession(scope, session);
      await changeSession(scope, session, { state: 'closed' });
      changed.resolve();
      await commit.promise;
    });
    await changed.promise;
    const second = panel
      .anotherProcess()
      .execute(panel.leader, 'hide-session', { session }, newCommandKey('10.0.0.8'));
    // The embedded database has one connection: there the second command waits before its first
    // query.
    if (database.engine === 'server')
      await vi.waitUntil(
        async () => {
          // Of the sessions of other roles, this connection may read only the locks.
          const { rows } = await sql`
            select 1 from pg_locks held join pg_stat_activity session using (pid)
            where session.datname = current_database() and not held.granted`.execute(database.db);
          return rows.length > 0;
        },
        { timeout: 10_000 },
      );
    commit.resolve();
    await first;
    expect(await second).toMatchObject({ ok: false, code: 'session-not-shown' });
    expect(await panel.state(session)).toBe('closed');
  });
});
