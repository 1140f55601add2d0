import { notesName, planName } from '../../../domain/documents/document-names.ts';
import { type PlanValue, readPlan } from '../../../domain/documents/session.document.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { SHEETS } from '../../../domain/sessions/built-in-sheets.ts';
import { decideShow, type ServedGlass } from '../../../domain/sessions/decide-show.ts';
import { planChecklist } from '../../../domain/sessions/plan-checklist.ts';
import { isOwnSheetId } from '../../../domain/sheets/own/draft-of.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { keyDigest } from '../../audit/glass-digest.ts';
import type { PanelScope } from '../../database/database.ts';
import { insertDocuments } from '../../database/documents/create-document-store.ts';
import { publishedIds } from '../../database/installation/panel-sheets.ts';
import { insertGlasses, listGlasses } from '../../database/sessions/glasses.ts';
import { keepTraining } from '../../database/sessions/session-training.ts';
import { changeSession, lockSession } from '../../database/sessions/sessions.ts';
import { definitionOf } from '../../database/sessions/sheet-of-session.ts';
import { leftOutOn } from '../../database/tasters/taster-statuses.ts';
import type {
  Command,
  CommandContext,
  CommandIssue,
  DecidedCommand,
} from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { pourSamples } from './pour-samples.ts';
import { readPlanSurroundings } from './read-plan-surroundings.ts';
import { type FillDocuments, leaveOut, sessionDocuments } from './session-documents.ts';

/**
 * Shows a session: serves the glasses of the plan and opens it to its tasters, rows and live
 * documents in one transaction (SES-7).
 */
export const showSession: Command<'show-session'> = async (context, data) => {
  const { session } = data;
  const name = planName({ panel: context.actor.panel, session });
  const plan = await readIfThere(context.sync, name, readPlan);
  if (plan === null) return refuse('not-found');
  if (!plan.ok) return plan;
  const shown = await context.decide((scope) => showSessionIn(context, scope, session, plan.value));
  if (!shown.ok) return shown;
  await leaveOutLater(context, session, plan.value.date);
  await context.align(session);
  return shown;
};

/**
 * Excludes the sheets of unqualified tasters who joined a session after it was first shown (STS-4).
 * A sheet that the notes mention already, for example because a person put it back, is not changed.
 */
async function leaveOutLater(
  { actor, at, database, sync }: CommandContext,
  session: SessionCode,
  date: string,
): Promise<void> {
  const { panel } = actor;
  const { glasses, tasters } = await database.inPanel(panel, async (scope) => {
    const served = await listGlasses(scope, session);
    const who = served.map(({ taster }) => taster);
    return { glasses: served, tasters: await leftOutOn(scope, who, date) };
  });
  if (tasters.size === 0) return;
  for (const sample of new Set(glasses.map((glass) => glass.sample))) {
    const name = notesName({ panel, session }, sample);
    await sync.change(name, (doc) => leaveOut(doc, { glasses, leftOut: { at, tasters } }, sample));
  }
}

/**
 * Writes the rows and live documents of a shown session, in a transaction of the caller. `fill`
 * fills its new sheets and trays.
 */
export async function showSessionIn(
  { issuer, at }: CommandIssue,
  scope: PanelScope,
  session: SessionCode,
  plan: PlanValue,
  fill?: FillDocuments,
): Promise<DecidedCommand> {
  const now = await lockSession(scope, session);
  if (now === null) return refuse('not-found');
  const { state } = now;
  const around = await readPlanSurroundings(scope, session, plan, Date.parse(at));
  if (!around.complete) return refuse('plan-not-ready', { walls: ['plan-records-known'] });
  const served = await listGlasses(scope, session);
  const checklist = planChecklist(plan, around, [...SHEETS, ...(await publishedIds(scope))]);
  const decision = decideShow({ state, plan, checklist, served });
  if (!decision.ok) return decision;
  const fresh = decision.value.slice(served.length);
  // A taster who joins later gets the sheet definition of the first showing (SHT-1).
  const sheet = served.length === 0 ? plan.sheet : now.sheet;
  await serve(scope, session, { ...plan, sheet }, fresh, { fill, at, by: issuer.name });
  const { date, training, multicode } = plan;
  const checks = served.length === 0 ? (plan.checks ?? null) : null;
  const first = served.length === 0 ? { shownAt: at, checks, sheet } : {};
  await changeSession(scope, session, { state: 'shown', date, training, multicode, ...first });
  await keepTraining(scope, session, plan);
  const warnings = checklist.filter(({ met }) => !met).map(({ code }) => code);
  return accept({
    answer: { session, state: 'shown', glasses: decision.value.length },
    audited: {
      command: 'show-session',
      data: { session },
      before: { state },
      after: {
        state: 'shown',
        glasses: decision.value.length,
        keyDigest: keyDigest({ panel: scope.panel, session }, decision.value),
        warnings,
        ...(checks && { checks }),
      },
    },
  });
}

async function serve(
  scope: PanelScope,
  session: SessionCode,
  { date, sheet, restMinutes }: PlanValue,
  glasses: readonly ServedGlass[],
  {
    fill,
    at,
    by,
  }: { readonly fill: FillDocuments | undefined; readonly at: string; readonly by: string },
): Promise<void> {
  const { panel } = scope;
  const tasters = await leftOutOn(
    scope,
    glasses.map(({ taster }) => taster),
    date,
  );
  const restSeconds = restMinutes * 60;
  const leftOut = { at, tasters };
  // An offline device reads the definition of the panel's own sheet from its tray (SHT-9).
  const definition = isOwnSheetId(sheet) ? await definitionOf(scope, sheet) : null;
  await insertGlasses(scope, session, glasses);
  await pourSamples(scope, { session, by, at }, glasses);
  await insertDocuments(
    scope.trx,
    sessionDocuments(
      { panel, session, date, sheet, definition, restSeconds, glasses, leftOut },
      fill,
    ),
  );
}
