import { formatDocumentName } from '../../domain/documents/name.ts';
import { type PlanValue, readPlan } from '../../domain/documents/session.document.ts';
import type { SessionCode } from '../../domain/panel/ids.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { decideShow, type ServedGlass } from '../../domain/session/decide-show.ts';
import { planChecklist } from '../../domain/session/plan-checklist.ts';
import { SHEETS } from '../../domain/session/sheets.ts';
import type { PanelScope } from '../database/database.ts';
import { insertDocuments } from '../database/document-store.ts';
import { insertGlasses, listGlasses } from '../database/glasses.ts';
import { changeSession, lockSession } from '../database/sessions.ts';
import { leftOutOn } from '../database/taster-statuses.ts';
import type { Command, CommandAnswer, CommandContext } from './command-context.ts';
import { keepRecord } from './keep-record.ts';
import { planSurroundings } from './plan-surroundings.ts';
import { pourSamples } from './pour-samples.ts';
import { readIfThere } from './read-if-there.ts';
import { type FillDocuments, sessionDocuments } from './session-documents.ts';
import { sessionOf } from './session-of.ts';

/** SES-7: serves the glasses of the plan and opens the session to the tasters; rows and documents come to be together. */
export const showSession: Command<'show-session'> = async (context, data) => {
  const session = sessionOf(data);
  const name = formatDocumentName({ kind: 'session', panel: context.actor.panel, session });
  const plan = await readIfThere(context.sync, name, readPlan);
  if (plan === null) return refuse('not-found');
  if (!plan.ok) return plan;
  const shown = await context.database.inPanel(context.actor.panel, (scope) =>
    showSessionIn(context, scope, session, plan.value),
  );
  if (shown.ok) await context.align(session);
  return shown;
};

/** The rows and documents of a shown session, in a transaction of the caller; `fill` puts something on its sheets. */
export async function showSessionIn(
  { giver, at }: Pick<CommandContext, 'giver' | 'at'>,
  scope: PanelScope,
  session: SessionCode,
  plan: PlanValue,
  fill?: FillDocuments,
): Promise<Result<CommandAnswer>> {
  const now = await lockSession(scope, session);
  if (now === null) return refuse('not-found');
  const { state } = now;
  const around = await planSurroundings(scope, session, plan);
  if (!around.complete) return refuse('plan-not-ready', { walls: ['plan-records-known'] });
  const served = await listGlasses(scope, session);
  const checklist = planChecklist(plan, around, SHEETS);
  const decision = decideShow({ state, plan, checklist, served });
  if (!decision.ok) return decision;
  const fresh = decision.value.slice(served.length);
  await serve(scope, session, plan, fresh, { fill, at });
  const { date, training, multicode } = plan;
  const first = served.length === 0 ? { shownAt: at } : {};
  await changeSession(scope, session, { state: 'shown', date, training, multicode, ...first });
  const warnings = checklist.filter(({ met }) => !met).map(({ code }) => code);
  await keepRecord(
    scope,
    giver,
    {
      command: 'show-session',
      data: { session },
      before: { state },
      after: { state: 'shown', glasses: decision.value.length, warnings },
    },
    at,
  );
  return accept({ session, state: 'shown', glasses: decision.value.length });
}

async function serve(
  scope: PanelScope,
  session: SessionCode,
  { date, sheet, restMinutes }: PlanValue,
  glasses: readonly ServedGlass[],
  { fill, at }: { readonly fill: FillDocuments | undefined; readonly at: string },
): Promise<void> {
  const { panel } = scope;
  const tasters = await leftOutOn(
    scope,
    glasses.map(({ taster }) => taster),
    date,
  );
  const restSeconds = restMinutes * 60;
  const leftOut = { at, tasters };
  await insertGlasses(scope, session, glasses);
  await pourSamples(scope, glasses);
  await insertDocuments(
    scope.trx,
    sessionDocuments({ panel, session, date, sheet, restSeconds, glasses, leftOut }, fill),
  );
}
