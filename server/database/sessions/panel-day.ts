import { dayIn } from '../../../domain/words/zone-clock.ts';
import type { PanelScope } from '../database.ts';

/** The time zone in which a panel's dates are computed (ZON-1). */
export async function panelTimeZone({ trx, panel }: PanelScope): Promise<string> {
  const { timeZone } = await trx
    .selectFrom('panels')
    .select('timeZone')
    .where('id', '=', panel)
    .executeTakeFirstOrThrow();
  return timeZone;
}

/**
 * The current date of a panel, YYYY-MM-DD, and a function for the date of a timestamp (ZON-1).
 * Computed here and not in the database, whose time zone names may differ.
 */
export async function panelDays(
  scope: PanelScope,
  now = Date.now(),
): Promise<{ readonly today: string; readonly dayOf: (instant: Date) => string }> {
  const zone = await panelTimeZone(scope);
  return { today: dayIn(zone, now), dayOf: (instant) => dayIn(zone, instant.getTime()) };
}

/** The current date of a panel in its time zone, YYYY-MM-DD (ZON-1). */
export async function panelToday(scope: PanelScope, now = Date.now()): Promise<string> {
  return (await panelDays(scope, now)).today;
}
