import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../domain/commands/commands.ts';
import { trayName } from '../../domain/documents/document-names.ts';
import { setCall } from '../../domain/documents/tray.document.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { newCommandId } from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { deleteExpiredCommandIds } from '../database/installation/idempotency-keys.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { everyCommand } from './testing/every-command.ts';
import { newCommandKey, panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

const NEW = { date: '2026-11-27', training: false };

/**
 * Reads all rows of a panel as text, by table. Of a document it reads only the head, with the
 * length and the running digest of the log, which every update changes. It leaves out the snapshot
 * and the rows of the log: log compaction may change them at any time, without changing their
 * content (KEE-5).
 */
async function rowsOf(database: Database, panel: PanelId): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'panel'
        and table_name not in ('documents', 'document_updates')`.execute(database.db);
  const { rows: logs } = await sql<{ row: string }>`
    select d.name || ' ' || d.birth || ' ' || h.length || ' ' || h.closed as row
      from documents d join document_heads h on h.document = d.id
      where d.panel = ${panel} order by 1`.execute(database.db);
  const held: Record<string, string> = { documents: logs.map(({ row }) => row).join('\n') };
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from
      ${sql.table(name)} t where panel = ${panel} order by 1`.execute(database.db);
    held[name] = rows.map(({ row }) => row).join('\n');
  }
  return held;
}

describe.each(ENGINES)('COM-3 an act is done once, on $name', ({ start }) => {
  let engine: StartedEngine;
  let database: Database;
  beforeAll(async () => {
    engine = await start();
    ({ database } = engine);
  });
  afterAll(() => engine.stop());

  test('every command that is asked twice under one id changes nothing the second time, and answers the same', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 2 });
    const seen = new Set<string>();
    await everyCommand(panel, async (name, data, actor = panel.leader) => {
      const given = newCommandKey();
      const first = await panel.commands.execute(actor, name, data, given);
      expect([name, first]).toMatchObject([name, { ok: true }]);
      const before = await rowsOf(database, panel.panel);
      panel.clock.at += 1_000;
      expect([name, await panel.commands.execute(actor, name, data, given)]).toEqual([name, first]);
      expect([name, await rowsOf(database, panel.panel)]).toEqual([name, before]);
      seen.add(name);
    });
    expect([...seen].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  test('of many who ask at once, at two processes, one decides and all are answered so', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 1 });
    const given = newCommandKey();
    const processes = [panel.commands, panel.anotherProcess()];
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((at) =>
        there(processes[at]).execute(panel.leader, 'create-session', NEW, given),
      ),
    );
    expect(answers).toEqual(Array(6).fill({ ok: true, value: { session: 1 } }));
    expect(await panel.trail()).toHaveLength(1);
    // A process that started later, and a command under another idempotency key.
    const later = panel.anotherProcess();
    expect(await later.execute(panel.leader, 'create-session', NEW, given)).toEqual(answers[0]);
    expect(await later.execute(panel.leader, 'create-session', NEW, newCommandKey())).toEqual({
      ok: true,
      value: { session: 2 },
    });
  });

  test('COM-8 what was refused, or came to nothing, may be asked again under its id', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 1 });
    const session = await panel.planned();
    const id = newCommandId();
    const close = () => panel.give('close-session', { session }, panel.leader, id);
    expect(await close()).toMatchObject({ ok: false, code: 'session-not-shown' });
    await panel.give('show-session', { session });
    panel.trouble.commit = true;
    await expect(close()).rejects.toThrow('disk full');
    panel.trouble.commit = false;
    expect(await close()).toEqual({ ok: true, value: { session, state: 'closed' } });
    expect(await panel.trail('close-session')).toHaveLength(1);
  });

  test('COM-9 another command or other data under an id are refused and leave nothing; another account has ids of its own', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 1 });
    const id = newCommandId();
    await panel.give('create-session', NEW, panel.leader, id);
    const before = await rowsOf(database, panel.panel);
    for (const [name, data] of [
      ['create-session', { ...NEW, training: true }],
      ['judge-day', { date: NEW.date, verdict: 'rejected', reason: 'cold room' }],
    ] as const)
      expect(await panel.give(name, data, panel.leader, id)).toEqual({
        ok: false,
        code: 'command-id-taken',
        data: {},
      });
    expect(await rowsOf(database, panel.panel)).toEqual(before);
    // The same data with fields in another order are the same command.
    const { date, training } = NEW;
    const again = await panel.give('create-session', { training, date }, panel.leader, id);
    expect(again).toEqual({ ok: true, value: { session: 1 } });
    const others = await panel.give('create-session', NEW, panel.assistant, id);
    expect(others).toEqual({ ok: true, value: { session: 2 } });
    const elsewhere = await panelAtWork(database, { tasters: 1, samples: 1 });
    expect(await elsewhere.give('create-session', NEW, elsewhere.leader, id)).toEqual({
      ok: true,
      value: { session: 1 },
    });
  });

  test('COM-10 an id is known for thirty days', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 1 });
    const id = newCommandId();
    const create = () => panel.give('create-session', NEW, panel.leader, id);
    const forget = (days: number) =>
      database.asInstallation((trx) =>
        deleteExpiredCommandIds(trx, new Date(panel.clock.at + days * 86_400_000)),
      );
    await create();
    await forget(30);
    expect(await create()).toMatchObject({ value: { session: 1 } });
    await forget(31);
    expect(await create()).toMatchObject({ value: { session: 2 } });
  });

  test('the documents follow what stands: where a process died before they did, and not where more was decided since', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 3 });
    const session = await panel.shown();
    const [ana, own] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
    const name = trayName({ panel: panel.panel, session }, ana);
    const id = newCommandId();
    const call = () => panel.give('call-leader', { session, call: 'help' }, own, id);
    const lit = { at: '2026-11-27T09:00:00.000Z', reason: 'help' };
    await call();
    await panel.sync.change(name, (doc) => setCall(doc, null));
    panel.clock.at += 60_000;
    await call();
    expect((await panel.tray(session, ana)).call).toEqual(lit);
    await panel.give('answer-call', { session, taster: ana });
    await call();
    expect((await panel.tray(session, ana)).call).toBeNull();

    const ended = newCommandId();
    const rest = () => panel.give('end-rest', { session, taster: ana }, panel.leader, ended);
    const [first, second] = (await panel.glasses(session)).map(({ code }) => code);
    await panel.mark(session, ana, there(first));
    await panel.seal(session, ana, there(first));
    await rest();
    expect((await panel.tray(session, ana)).restUntil).toBeNull();
    await panel.mark(session, ana, there(second));
    await panel.seal(session, ana, there(second));
    const { restUntil } = await panel.tray(session, ana);
    expect(restUntil).not.toBeNull();
    expect(await rest()).toMatchObject({ ok: true });
    expect((await panel.tray(session, ana)).restUntil).toBe(restUntil);
  });

  test('a session that was validated since keeps the notes that it was judged by', async () => {
    const panel = await panelAtWork(database, { tasters: 1, samples: 1 });
    const session = await panel.planned();
    const id = newCommandId();
    const show = () => panel.give('show-session', { session }, panel.leader, id);
    const shown = await show();
    await panel.sealAll(session);
    const [taster, reason] = [panel.tasterIds[0], 'A review of the year.'];
    await panel.give('close-session', { session });
    expect(await panel.give('validate-session', { session, reason })).toMatchObject({ ok: true });
    await panel.give('add-status', { taster, status: 'training', from: '2026-11-01', reason });
    const before = await rowsOf(database, panel.panel);
    expect(await show()).toEqual(shown);
    expect(await rowsOf(database, panel.panel)).toEqual(before);
  });
});
