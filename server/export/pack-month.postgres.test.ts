import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { decodeMonth } from '../../domain/quality/month-pack.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { createMarksReader } from '../../stats-worker/marks/marks-reader.ts';
import { joinMonths } from '../../stats-worker/months/join-months.ts';
import { panelAtWork, there } from '../commands/testing/panel-at-work.ts';

import type { Database } from '../database/database.ts';
import { listMonthSheets, listValidatedSessions } from '../database/quality/quality-months.ts';
import { updateSample } from '../database/samples/samples.ts';
import { changeSession } from '../database/sessions/sessions.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { byMonth, monthDigest, packMonth } from './pack-month.ts';
import { streamMarks } from './stream-marks.ts';

describe.each(ENGINES)('QUA-1 the months of a panel, on $name', ({ start }) => {
  let engine: StartedEngine;
  let database: Database;
  beforeAll(async () => {
    engine = await start();
    ({ database } = engine);
  });
  afterAll(() => engine.stop());

  /** A panel with validated sessions of two months, the later date first, and with one that is not validated. */
  async function panelOfMonths() {
    const panel = await panelAtWork(database, { tasters: 3, samples: 2 });
    const [one, two] = [there(panel.sampleIds[0]), there(panel.sampleIds[1])];
    const held = async (date: string, training: boolean, level: number) => {
      const session = await panel.shown(
        [
          [one, 1],
          [one, 2],
          [two, 1],
        ],
        (doc) => {
          setPlanField(doc, 'date', date);
          setPlanField(doc, 'training', training);
        },
      );
      await panel.sealRows(session, (taster, _, replicate) => ({
        fruity: level + taster,
        rancid: replicate,
      }));
      return session;
    };
    const validate = async (session: Awaited<ReturnType<typeof held>>) => {
      expect(await panel.give('close-session', { session })).toMatchObject({ ok: true });
      const reason = 'A review of the year.';
      expect(await panel.give('validate-session', { session, reason })).toMatchObject({ ok: true });
    };
    const sessions = [
      await held('2026-12-01', false, 30),
      await held('2026-11-27', false, 40),
      await held('2026-11-27', true, 50),
    ] as const;
    for (const session of sessions) await validate(session);
    const open = await held('2026-11-27', false, 60);
    const months = () =>
      database.inPanel(panel.panel, async (scope) => {
        const listed = byMonth(await listValidatedSessions(scope, null));
        return Promise.all(
          listed.map(async ([month, of]) => {
            expect(await listValidatedSessions(scope, [month])).toEqual(of);
            const bytes = packMonth(month, of, await listMonthSheets(scope, [month]));
            return { month, digest: monthDigest(of), pack: there(decodeMonth(bytes)) };
          }),
        );
      });
    return { panel, sessions, open, validate, months };
  }

  test('joined they are what the export of the same sessions is read as, to the byte', async () => {
    const { panel, sessions, months } = await panelOfMonths();
    const [checked, session] = sessions;
    const sample = there(panel.sampleIds[1]);
    await database.inPanel(panel.panel, (scope) =>
      changeSession(scope, session, {
        state: 'validated',
        checks: { of: 'panel', session: checked, sample },
      }),
    );
    const reader = createMarksReader();
    for await (const text of streamMarks(database, panel.panel, sessions))
      reader.push(new TextEncoder().encode(text));
    const read = reader.end();
    if (!read.ok) throw new Error(read.code);
    const packs = (await months()).map(({ pack }) => pack);
    expect(packs.map(({ month, sheets }) => [month, sheets])).toEqual([
      ['2026-11', 18],
      ['2026-12', 9],
    ]);
    const codes = Object.fromEntries(panel.tasterIds.map((id, place) => [id, `T${place + 1}`]));
    const { columns } = read.value;
    expect(joinMonths(packs, codes)).toEqual(columns);
    // PLN-42: the sheets of the one sample that the session checks, and no others.
    const counters = [...columns.counter].flatMap((is, at) => (is === 1 ? [at] : []));
    expect(counters.map((at) => [columns.session[at], columns.sample[at]])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test('another panel finds nothing in the same months', async () => {
    const { months } = await panelOfMonths();
    expect(await months()).toHaveLength(2);
    const { panel } = await panelAtWork(database, { tasters: 1, samples: 1 });
    await database.inPanel(panel, async (scope) => {
      expect(await listValidatedSessions(scope, null)).toEqual([]);
      expect(await listMonthSheets(scope, ['2026-11'])).toEqual([]);
    });
  });

  test('a month has the same digest until what stands of it changes', async () => {
    const { panel, sessions, open, validate, months } = await panelOfMonths();
    const digests = async () => (await months()).map(({ month, digest }) => `${month} ${digest}`);
    const before = await digests();
    expect(await digests()).toEqual(before);
    const [december, november] = sessions;
    const [of11, of12] = before;

    const reason = 'A review of the year.';
    await panel.give('invalidate-session', { session: december, reason });
    expect(await digests()).toEqual([of11]);
    await panel.give('validate-session', { session: december, reason });
    const again = await digests();
    expect(again[0]).toBe(of11);
    expect(again[1]).not.toBe(of12);

    await validate(open);
    const grown = await digests();
    expect(grown[0]).not.toBe(of11);
    expect(grown[1]).toBe(again[1]);

    const sample = there(panel.sampleIds[0]);
    const renamed = await database.inPanel(panel.panel, (scope) =>
      updateSample(scope, sample, { ...sampleForm({ code: 'S-renamed' }), revision: 1 }),
    );
    expect(renamed).toMatchObject({ ok: true });
    const named = await digests();
    expect(named[0]).not.toBe(grown[0]);
    expect(named[1]).not.toBe(grown[1]);
    expect(november).toBe(2);
  });
});
