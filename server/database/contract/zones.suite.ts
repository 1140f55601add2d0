import { expect, it } from 'vitest';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { dayIn } from '../../../domain/words/zone-clock.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { readAudit } from '../../audit/list-audit.ts';
import { leaderEntry } from '../../audit/testing/leader-entry.ts';
import type { PanelScope } from '../database.ts';
import { readPanel, updatePanel } from '../installation/panels.ts';
import { panelToday } from '../sessions/panel-day.ts';
import { findTaster, insertTaster, listTasters } from '../tasters/tasters.ts';
import { foundPanel, newTasterId, type UseDatabase } from './facts.ts';

/** Time zones at both extremes: at any time their dates differ. */
const [EARLIEST, LATEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/** A time zone, a day in it, and its first and last timestamp. The days have 23 or 25 hours. */
const DAYS = [
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.999Z'],
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00.000Z', '2026-04-05T11:59:59.999Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
] as const;

/** Contract suite of a panel's days by its time zone (ZON-1), for both engines. */
export function zonesSuite(use: UseDatabase): void {
  const moveTo = async (scope: PanelScope, timeZone: string): Promise<void> => {
    await updatePanel(scope, { timeZone }, (await readPanel(scope)).revision);
  };

  it.each(DAYS)(
    'ZON-1 AUD-4 ZON-5 in %s the %s is asked of the trail from midnight to midnight, whatever the clocks do',
    async (zone, day, first, last) => {
      const panel = await foundPanel(use());
      const instants = [
        Date.parse(first) - 1,
        Date.parse(first),
        Date.parse(last),
        Date.parse(last) + 1,
      ];
      await use().asInstallation(async (trx) => {
        for (const at of instants)
          await appendAudit(
            { trx, trailKey: use().trailKey },
            leaderEntry(panel, 'change-plan'),
            new Date(at),
          );
      });
      await use().inPanel(panel, async (scope) => {
        await moveTo(scope, zone);
        const found = await readAudit(scope, { from: day, to: day }, { most: 20 });
        expect(found.map(({ at }) => at)).toEqual([last, first]);
        expect(instants.map((at) => dayIn(zone, at) === day)).toEqual([false, true, true, false]);
      });
    },
  );

  it('ZON-1 STS-3 a status that begins today counts where it is today at the panel, and not where it is yesterday', async () => {
    const panel = await foundPanel(use());
    const taster = newTasterId();
    await use().inPanel(panel, async (scope) => {
      await insertTaster(scope, taster, tasterForm({ code: 'T-1' }));
      await scope.trx
        .insertInto('tasterStatuses')
        .values({
          panel,
          taster,
          id: newTasterId(),
          fromDay: dayIn(EARLIEST, Date.now()),
          status: 'suspended',
        })
        .execute();
      const statuses = async () => [
        (await findTaster(scope, taster))?.status,
        (await listTasters(scope, {})).rows[0]?.status,
      ];
      await moveTo(scope, EARLIEST);
      expect(await statuses()).toEqual(['suspended', 'suspended']);
      await moveTo(scope, LATEST);
      expect(await statuses()).toEqual([null, null]);
    });
  });

  it('ZON-1 it is another day at panels of other zones at the same instant', async () => {
    const panel = await foundPanel(use());
    const at = Date.parse('2026-11-24T23:30:00.000Z');
    await use().inPanel(panel, async (scope) => {
      expect(await panelToday(scope, at)).toBe('2026-11-24');
      for (const [zone, day] of [
        ['Europe/Madrid', '2026-11-25'],
        ['Pacific/Auckland', '2026-11-25'],
        ['America/Los_Angeles', '2026-11-24'],
      ] as const) {
        await moveTo(scope, zone);
        expect([zone, await panelToday(scope, at)]).toEqual([zone, day]);
      }
    });
  });
}
