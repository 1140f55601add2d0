import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS, type CommandName } from '../../domain/commands/commands.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { everyCommand } from './testing/every-command.ts';
import { panelAtWork } from './testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('COM-1, AUD-2, COM-6 every command that goes through leaves its entry in the trail, and one that is refused leaves none', async () => {
  const panel = await panelAtWork(database, { tasters: 1, samples: 2 });
  const seen = new Map<CommandName, number>([['create-session', 3]]);
  // Each command is executed once with success and once with a refusal; only the first gets an
  // audit entry.
  await everyCommand(panel, async (name, data, actor = panel.leader) => {
    expect([name, await panel.give(name, data, actor)]).toMatchObject([name, { ok: true }]);
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const entries = await panel.trail(name);
    expect([name, entries.length]).toEqual([name, seen.get(name)]);
    // A signed sheet is sealed when it arrives: the server may have been faster.
    const issuer =
      name === 'seal-sheet' ? {} : { actor: actor.user, role: actor.role, origin: '10.0.0.7' };
    expect(entries.at(-1)).toMatchObject({ command: name, ...issuer });
    expect(await panel.give(name, { ...data, session: 'twelve' }, actor)).toMatchObject({
      ok: false,
    });
    expect(await panel.trail(name)).toHaveLength(entries.length);
  });
  expect([...seen.keys()].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});
