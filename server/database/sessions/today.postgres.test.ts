import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { panelAtWork, there } from '../../commands/testing/panel-at-work.ts';
import type { Database } from '../database.ts';
import { ENGINES, type StartedEngine } from '../testing/engines.ts';
import { listOpenCalls, listProgress } from './today.ts';

describe.each(ENGINES)(
  'TDY-1 what the desk is told of sessions in progress, on $name',
  ({ start }) => {
    let engine: StartedEngine;
    let database: Database;
    beforeAll(async () => {
      engine = await start();
      ({ database } = engine);
    });
    afterAll(() => engine.stop());

    test('who calls stands there until somebody answers or it is taken back, the longest waiting first', async () => {
      const panel = await panelAtWork(database, { tasters: 3, samples: 1 });
      const session = await panel.shown();
      const [one, two] = [there(panel.tasters[0]), there(panel.tasters[1])];
      const calls = () =>
        database
          .inPanel(panel.panel, (scope) => listOpenCalls(scope))
          .then((all) => all.map(({ code, call }) => `${code} ${call.reason}`));
      expect(await calls()).toEqual([]);
      await panel.give('call-leader', { session, call: 'help' }, two);
      panel.clock.at += 1_000;
      await panel.give('call-leader', { session, call: 'wrong-glass' }, one);
      expect(await calls()).toEqual(['T2 help', 'T1 wrong-glass']);
      await panel.give('answer-call', { session, taster: there(two.taster) });
      expect(await calls()).toEqual(['T1 wrong-glass']);
      const other = await panelAtWork(database, { tasters: 1, samples: 1 });
      await other.shown();
      expect(await database.inPanel(other.panel, (scope) => listOpenCalls(scope))).toEqual([]);
      await panel.give('call-leader', { session, call: null }, one);
      expect(await calls()).toEqual([]);
      await panel.give('call-leader', { session, call: 'help' }, one);
      await panel.give('close-session', { session });
      expect(await calls()).toEqual([]);
    });

    test('of each glass code the signed sheets are counted, one that is opened again is not', async () => {
      const panel = await panelAtWork(database, { tasters: 2, samples: 2 });
      const session = await panel.shown();
      const glasses = await panel.glasses(session);
      const codes = [...new Set(glasses.map(({ code }) => code))].toSorted();
      const progress = () => database.inPanel(panel.panel, (scope) => listProgress(scope));
      expect(await progress()).toEqual([
        { session, codes: codes.map((code) => ({ code, signed: 0, of: 2 })) },
      ]);
      const [first, second] = codes;
      const of = glasses.filter(({ code }) => code === first);
      for (const { taster, code } of of) {
        await panel.mark(session, taster, code);
        await panel.seal(session, taster, code);
      }
      const { taster, code } = there(of[0]);
      await panel.give('reopen-sheet', { session, taster, code, reason: 'A spilled glass.' });
      expect(await progress()).toEqual([
        {
          session,
          codes: [
            { code: first, signed: 1, of: 2 },
            { code: second, signed: 0, of: 2 },
          ],
        },
      ]);
      await panel.give('close-session', { session });
      expect(await progress()).toEqual([]);
    });
  },
);
