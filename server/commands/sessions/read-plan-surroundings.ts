import type { PlanValue } from '../../../domain/documents/session.document.ts';
import type { PlanSurroundings } from '../../../domain/sessions/checklist-item.ts';
import {
  type EarlierHalf,
  earlierHalf,
  loneRepeats,
} from '../../../domain/sessions/earlier-half.ts';
import { mayBeChecked } from '../../../domain/sessions/may-be-checked.ts';
import { isInactive } from '../../../domain/tasters/is-inactive.ts';
import { parseSessionCode, type SampleId, type SessionCode } from '../../../domain/words/ids.ts';
import { PAIR_MONTHS } from '../../../domain/words/pair-months.ts';
import type { PanelScope } from '../../database/database.ts';
import { readSettings } from '../../database/installation/settings.ts';
import { resultsOfSample, resultsOfSession } from '../../database/results/results.ts';
import { findSamples } from '../../database/samples/samples.ts';
import { panelToday } from '../../database/sessions/panel-day.ts';
import { findTasters } from '../../database/tasters/tasters.ts';

/**
 * The facts of the registers that a plan is checked against, and whether all its tasters and
 * samples are registered.
 */
export type Surroundings = PlanSurroundings & { readonly complete: boolean };

/** Reads the facts of the registers that a plan is checked against at a time, in ms. */
export async function readPlanSurroundings(
  scope: PanelScope,
  session: SessionCode,
  plan: PlanValue,
  now: number,
): Promise<Surroundings> {
  const { settings } = await readSettings(scope);
  const tasters = await findTasters(scope, plan.tasters);
  const wanted = new Set(plan.entries.map(({ sample }) => sample));
  const samples = await findSamples(scope, [...wanted]);
  const away = new Set(
    tasters
      .filter((taster) => isInactive(taster, settings.inactivityMonths, plan.date))
      .map(({ id }) => id),
  );
  const left = new Map(samples.map(({ id, currentQuantity }) => [id, currentQuantity]));
  return {
    sessionsThatDay: await sessionsThatDay(scope, session, plan.date),
    inactive: plan.tasters.filter((taster) => away.has(taster)),
    left: new Map([...wanted].map((sample) => [sample, left.get(sample) ?? null])),
    halves: await halvesOf(scope, session, plan, PAIR_MONTHS[settings.method]),
    checkedStands: await checkedStands(scope, session, plan),
    today: await panelToday(scope, now),
    complete: tasters.length === plan.tasters.length && samples.length === wanted.size,
  };
}

/**
 * Whether the result that the plan wants to check is a current one of another session, not of
 * training and not invalidated (PLN-41). Always true for a result from elsewhere; undefined when
 * the plan checks none.
 */
async function checkedStands(
  scope: PanelScope,
  session: SessionCode,
  { checks }: PlanValue,
): Promise<boolean | undefined> {
  if (checks == null) return undefined;
  const named = checks.of === 'panel' ? parseSessionCode(checks.session) : null;
  const results = named === null ? [] : await resultsOfSession(scope, named);
  const validated = results.map((row) => ({ ...row, sample: row.sample.id }));
  return mayBeChecked(checks, session, validated);
}

/** Finds the earlier replicate 1 of each replicate 2 that is alone on the plan (PLN-30). */
async function halvesOf(
  scope: PanelScope,
  session: SessionCode,
  plan: PlanValue,
  months: number | null,
): Promise<ReadonlyMap<SampleId, EarlierHalf>> {
  const halves = new Map<SampleId, EarlierHalf>();
  for (const sample of loneRepeats(plan)) {
    const results = (await resultsOfSample(scope, sample)).toReversed();
    const half = earlierHalf(results, { session, date: plan.date }, months);
    if (half !== null) halves.set(sample, half);
  }
  return halves;
}

/** Counts the sessions of the date, including this one. */
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
