import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planName } from '../../../domain/documents/document-names.ts';
import { setInvited } from '../../../domain/documents/session.document.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { panelAtWork, there } from '../testing/panel-at-work.ts';
import { comingPlans } from './coming-plans.ts';

describe.each(ENGINES)('TDY-3 how far the next plans are, on $name', ({ start }) => {
  let engine: StartedEngine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  test('of the next four it is told how many conditions are met, of one without glasses none', async () => {
    const panel = await panelAtWork(engine.database, { tasters: 8, samples: 4 });
    const { database, sync } = panel;
    const clock = { at: Date.parse('2026-11-25T12:00:00Z') };
    const told = () => comingPlans({ database, sync, now: () => clock.at }, panel.panel);
    expect(await told()).toEqual([]);
    const first = await panel.planned();
    const [one] = await told();
    expect(one).toMatchObject({ session: first });
    expect(one?.met).toBeGreaterThan(5);
    expect(one?.of).toBeGreaterThanOrEqual(one?.met ?? 0);

    // A condition that is no longer met: the draw has no codes for a new taster.
    await sync.change(planName({ panel: panel.panel, session: first }), (doc) => {
      setInvited(doc, there(panel.tasterIds[0]), false);
    });
    const fewer = (await told()).find(({ session }) => session === first);
    expect(fewer?.met).toBeLessThan(one?.met ?? 0);

    const empty = await panel.give('create-session', { date: '2026-11-26', training: false });
    if (!empty.ok) throw new Error(empty.code);
    const earlier = there(parseSessionCode(String(empty.value['session'])));
    expect(await told()).toEqual([{ session: earlier, met: 0, of: 0 }, fewer]);

    await panel.give('show-session', { session: first });
    for (let more = 0; more < 5; more += 1) await panel.planned();
    const next = await told();
    expect(next).toHaveLength(4);
    expect(next.map(({ session }) => session)).not.toContain(first);

    // Old drafts take no place of a plan that comes.
    clock.at += 2 * 86_400_000;
    const later = (await told()).map(({ session }) => session);
    expect(later).toHaveLength(4);
    expect(later).not.toContain(earlier);
    clock.at += 86_400_000;
    expect(await told()).toEqual([]);
  });
});
