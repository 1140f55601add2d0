import type { PlanValue } from '../../../domain/documents/session.document.ts';
import type { PlanSurroundings } from '../../../domain/sessions/checklist-item.ts';
import { isInactive } from '../../../domain/tasters/is-inactive.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../../database/database.ts';
import { findSamples } from '../../database/samples.ts';
import { readSettings } from '../../database/settings.ts';
import { findTasters } from '../../database/tasters.ts';

/** What the registers know around a plan, and whether they know everybody and everything on it. */
export type Surroundings = PlanSurroundings & { readonly complete: boolean };

/** Reads what the registers know around a plan. */
export async function planSurroundings(
  scope: PanelScope,
  session: SessionCode,
  plan: PlanValue,
): Promise<Surroundings> {
  const { settings } = await readSettings(scope);
  const tasters = await findTasters(scope, plan.tasters);
  const wanted = new Set(plan.entries.map(({ sample }) => sample));
  const samples = await findSamples(scope, [...wanted]);
  const away = new Set(
    tasters
      .filter(({ lastSession }) => isInactive(lastSession, settings.inactivityMonths, plan.date))
      .map(({ id }) => id),
  );
  const left = new Map(samples.map(({ id, currentQuantity }) => [id, currentQuantity]));
  return {
    sessionsThatDay: await sessionsThatDay(scope, session, plan.date),
    inactive: plan.tasters.filter((taster) => away.has(taster)),
    left: new Map([...wanted].map((sample) => [sample, left.get(sample) ?? null])),
    complete: tasters.length === plan.tasters.length && samples.length === wanted.size,
  };
}

/** How many sessions the day has, this one included. */
async function sessionsThatDay(
  { trx, panel }: PanelScope,
  session: SessionCode,
  date: string,
): Promise<number> {
  const { others } = await trx
    .selectFrom('sessions')
    .select((count) => count.fn.countAll<number>().as('others'))
    .where('panel', '=', panel)
    .where('date', '=', date)
    .where('number', '<>', session)
    .executeTakeFirstOrThrow();
  return others + 1;
}
