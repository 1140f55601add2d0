import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, RIGHTS_OF_COMMANDS } from '../../domain/api/testing/expected-rights.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { keyedPaper } from '../../domain/testing/keyed.ts';
import { parseSessionCode } from '../../domain/words/ids.ts';
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

  test.each(RIGHTS_OF_COMMANDS)(
    'ACC-2 %s is taken from %j alone, and refused before its data are looked at',
    async (name, may) => {
      const callers: readonly (readonly [Caller, Actor])[] = [
        ['leader', panel.leader],
        ['assistant', panel.assistant],
        ['taster', there(panel.tasters[0])],
      ];
      for (const [caller, actor] of callers) {
        const answer = await panel.give(name, { surplus: true }, actor);
        const code = may.includes(caller) ? 'input-invalid' : 'access-denied';
        expect([caller, answer.ok ? 'ok' : answer.code]).toEqual([caller, code]);
      }
      expect(await panel.trail()).toEqual([]);
    },
  );

  test('COM-1 what is no command is not found', async () => {
    for (const name of ['drop-tables', 'toString', '__proto__', ''])
      expect(await panel.give(name, {})).toMatchObject({ ok: false, code: 'not-found' });
  });

  test('DAT-1 the session of another panel is not there, for any command', async () => {
    const other = await panelAtWork(engine.database);
    const session = there(parseSessionCode(await other.shown()));
    const [taster, sample] = [there(other.tasterIds[0]), there(other.sampleIds[0])];
    const { code } = there((await other.glasses(session))[0]);
    const before = await other.trail();
    const reason = 'none of mine';
    const keyed = keyedPaper();
    const twice = { first: keyed, second: keyed, kept: keyed, comments: '' };
    const desk: readonly (readonly [string, object])[] = [
      ['show-session', { session }],
      ['hide-session', { session }],
      ['close-session', { session }],
      ['validate-session', { session, reason }],
      ['invalidate-session', { session, reason }],
      ['judge-day', { date: '2026-11-20', verdict: 'rejected', reason }],
      ['decide-class', { sample, class: 'VOO', reason }],
      ['judge-assessment', { session, sample, valid: false, reason }],
      [
        'issue-report',
        { session, sample, customer: '', remarks: '', hasAnnex: false, seen: '', reason: null },
      ],
      ['reopen-sheet', { session, taster, code, reason }],
      ['key-sheet', { session, taster, code, reason, ...twice }],
      ['open-figures', { session, sample, replicate: 1 }],
      ['answer-call', { session, taster }],
      ['release-figures', { session, anyway: false }],
      ['end-rest', { session, taster }],
      ['add-status', { taster, status: 'retired', from: '2026-11-01', reason }],
      ['delete-status', { taster, entry: sample, reason }],
    ];
    const own: readonly (readonly [string, object])[] = [
      ['seal-sheet', { session, code }],
      ['call-leader', { session, call: 'help' }],
    ];
    for (const [name, data] of desk)
      expect([name, await panel.give(name, data)]).toMatchObject([name, { code: 'not-found' }]);
    const spy = { ...there(panel.tasters[0]), taster };
    for (const [name, data] of own)
      expect([name, await panel.give(name, data, spy)]).toMatchObject([
        name,
        { code: 'not-found' },
      ]);
    expect(await panel.trail()).toEqual([]);
    // Figures are refused with one code, and the attempt is recorded (QUA-32, QUA-40).
    expect(await panel.give('see-figures', { session }, spy)).toMatchObject({
      code: 'own-figures-closed',
    });
    expect(await panel.trail()).toMatchObject([{ command: 'refuse-figures', data: { session } }]);
    expect(await other.trail()).toEqual(before);
    // These commands name no record that another panel could have.
    const rest = ['create-session', 'change-settings', 'see-figures'];
    expect(
      [...desk.map(([name]) => name), ...own.map(([name]) => name), ...rest].toSorted(),
    ).toEqual(RIGHTS_OF_COMMANDS.map(([name]) => name).toSorted());
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
