import { dayIn } from '../../domain/words/zone-clock.ts';
import type { PanelScope } from './database.ts';

/** ZON-1: the time zone that a panel's days are of. */
export async function panelTimeZone({ trx, panel }: PanelScope): Promise<string> {
  const { timeZone } = await trx
    .selectFrom('panels')
    .select('timeZone')
    .where('id', '=', panel)
    .executeTakeFirstOrThrow();
  return timeZone;
}

/**
 * ZON-1: the day that it is at the panel, YYYY-MM-DD, and the day that an instant was of. Told here and not by the database,
 * which may know zones by other names.
 */
export async function panelDays(
  scope: PanelScope,
  now = Date.now(),
): Promise<{ readonly today: string; readonly dayOf: (instant: Date) => string }> {
  const zone = await panelTimeZone(scope);
  return { today: dayIn(zone, now), dayOf: (instant) => dayIn(zone, instant.getTime()) };
}

/** ZON-1: the day that it is at the panel, YYYY-MM-DD. */
export async function panelToday(scope: PanelScope, now = Date.now()): Promise<string> {
  return (await panelDays(scope, now)).today;
}
