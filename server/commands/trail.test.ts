import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS, type CommandName } from '../../domain/commands/commands.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { readSettingsBook } from '../books/settings-book.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { panelAtWork } from './testing/panel-at-work.ts';
import { there } from './testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const reason = 'A review of the year.';

test('COM-1, AUD-2 every command that goes through leaves its entry in the trail, and one that is refused leaves none', async () => {
  const panel = await panelAtWork(database, { tasters: 1, samples: 2 });
  const [ana, own] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
  const session = await panel.planned();
  const seen = new Map<CommandName, number>([['create-session', 1]]);

  /** Gives a command that must go through, and one that must not; only the first is written down. */
  async function give(
    name: CommandName,
    data: object,
    actor: Actor = panel.leader,
  ): Promise<unknown> {
    const answer = await panel.give(name, data, actor);
    expect([name, answer]).toMatchObject([name, { ok: true }]);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const entries = await panel.trail(name);
    expect([name, entries.length]).toEqual([name, seen.get(name)]);
    // A signed sheet is sealed as it comes: the server may have been first.
    const issuer =
      name === 'seal-sheet' ? {} : { actor: actor.user, role: actor.role, origin: '10.0.0.7' };
    expect(entries.at(-1)).toMatchObject({ command: name, ...issuer });
    expect(await panel.give(name, { ...data, session: 'twelve' }, actor)).toMatchObject({
      ok: false,
    });
    expect(await panel.trail(name)).toHaveLength(entries.length);
    return answer.ok ? answer.value : null;
  }

  await give('show-session', { session });
  await give('call-leader', { session, call: 'help' }, own);
  await give('answer-call', { session, taster: ana });
  const { code, sample } = there((await panel.glasses(session))[0]);
  await panel.mark(session, ana, code);
  await give('seal-sheet', { session, code }, own);
  await give('end-rest', { session, taster: ana });
  await give('open-figures', { session, sample });
  await give('reopen-sheet', { session, taster: ana, code, reason });
  await panel.mark(session, ana, code, { fruity: 41 });
  await give('seal-sheet', { session, code }, own);
  await give('hide-session', { session });
  await give('show-session', { session });
  await give('close-session', { session });
  await give('validate-session', { session, reason });
  await give('judge-day', { date: '2026-11-27', verdict: 'accepted', reason: null });
  await give('invalidate-session', { session, reason });
  const book = await database.inPanel(panel.panel, readSettingsBook);
  if (!book.ok) throw new Error(book.code);
  const { heads } = book.value;
  await give('change-settings', { changes: { scheme: 'IOC' }, reason, heads });
  await give('add-status', { taster: ana, status: 'training', from: '2026-11-01', reason });
  const added = await panel.trail('add-status');
  const [span] = [added.at(-1)?.after].flat();
  const entry: unknown = typeof span === 'object' && span !== null && 'id' in span ? span.id : null;
  await give('delete-status', { taster: ana, entry, reason });
  await give('create-session', { date: '2026-11-28', training: true });

  expect([...seen.keys()].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});
