import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../domain/commands/commands.ts';
import { parseSessionCode } from '../../domain/panel/ids.ts';
import { COMMAND_ROLES } from '../../domain/role/permissions.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

describe.each(ENGINES)('who may give which command on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
    panel = await panelAtWork(engine.database);
  });
  afterAll(() => engine.stop());

  test('ACC-2 every command is refused to every other role before its data is looked at', async () => {
    for (const [name, roles] of Object.entries(COMMAND_ROLES))
      for (const actor of [panel.leader, panel.assistant, there(panel.tasters[0])]) {
        const answer = await panel.give(name, { surplus: true }, actor);
        const code = roles.includes(actor.role) ? 'input-invalid' : 'access-denied';
        expect([name, actor.role, answer.ok ? 'ok' : answer.code]).toEqual([
          name,
          actor.role,
          code,
        ]);
      }
    expect(await panel.trail()).toEqual([]);
  });

  test('COM-1 what is no command is not found', async () => {
    for (const name of ['drop-tables', 'toString', '__proto__', ''])
      expect(await panel.give(name, {})).toMatchObject({ ok: false, code: 'not-found' });
    expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(COMMAND_ROLES).toSorted());
  });

  test('DAT-1 the session of another panel is not there, for any command', async () => {
    const other = await panelAtWork(engine.database);
    const session = there(parseSessionCode(await other.shown()));
    const [taster, sample] = [there(other.tasterIds[0]), there(other.sampleIds[0])];
    const { code } = there((await other.glasses(session))[0]);
    const before = await other.trail();
    const reason = 'none of mine';
    const desk: readonly (readonly [string, object])[] = [
      ['show-session', { session }],
      ['hide-session', { session }],
      ['close-session', { session }],
      ['validate-session', { session, reason }],
      ['invalidate-session', { session, reason }],
      ['judge-day', { date: '2026-11-20', verdict: 'rejected', reason }],
      ['reopen-sheet', { session, taster, code, reason }],
      ['open-figures', { session, sample }],
      ['answer-call', { session, taster }],
      ['end-rest', { session, taster }],
    ];
    for (const [name, data] of desk)
      expect([name, await panel.give(name, data)]).toMatchObject([name, { code: 'not-found' }]);
    const spy = { ...there(panel.tasters[0]), taster };
    for (const [name, data] of [
      ['seal-sheet', { session, code }],
      ['call-leader', { session, call: 'help' }],
    ] as const)
      expect([name, await panel.give(name, data, spy)]).toMatchObject([
        name,
        { code: 'not-found' },
      ]);
    expect(await other.trail()).toEqual(before);
    expect(await panel.trail()).toEqual([]);
  });

  test('AUD-2 a command whose rows cannot be kept leaves no audit row, and an audit row no command', async () => {
    const failing = await panelAtWork(engine.database, { samples: 1 });
    const session = await failing.shown();
    const before = await failing.trail();
    failing.trouble.commit = true;
    for (const name of ['hide-session', 'close-session'])
      await expect(failing.give(name, { session })).rejects.toThrow('disk full');
    await expect(
      failing.give('create-session', { date: '2026-11-27', training: false }),
    ).rejects.toThrow('disk full');
    failing.trouble.commit = false;
    expect(await failing.trail()).toEqual(before);
    expect(await failing.state(session)).toBe('shown');
    expect((await failing.tray(session, there(failing.tasterIds[0]))).state).toBe('open');
    expect(await failing.give('create-session', { date: '2026-11-27', training: false })).toEqual({
      ok: true,
      value: { session: session + 1 },
    });
  });
});
