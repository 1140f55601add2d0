import { planName } from '../../../domain/documents/document-names.ts';
import { type PlanValue, readPlan } from '../../../domain/documents/session.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { planDiffers } from '../../../domain/sessions/plan-differs.ts';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import { judgingSettings } from '../../books/settings-book.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { listGlasses } from '../../database/glasses.ts';
import { leftOutAfterFigures } from '../../database/late-exclusions.ts';
import { definitionOf } from '../../database/sheet-of-session.ts';
import type { Sync } from '../../sync/create-sync.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { judgeSession } from './judge-session.ts';
import { loadJudged } from './load-judged.ts';
import { readExclusions } from './read-exclusions.ts';
import { scoreSession } from './score-session.ts';

/** What a session is judged with beside its sheets: its plan, which has its own maxima of En, and the sheets its working notes leave out. */
export type JudgedWith = {
  readonly plan: PlanValue;
  readonly exclusions: Parameters<typeof loadJudged>[2];
};

/** SES-8: reads it from the live documents of the session. */
export async function readJudgedWith(
  { database, sync }: { readonly database: Database; readonly sync: Sync },
  panel: PanelId,
  session: SessionCode,
): Promise<Result<JudgedWith>> {
  const plan = await readIfThere(sync, planName({ panel, session }), readPlan);
  if (plan === null) return refuse('not-found');
  if (!plan.ok) return plan;
  const glasses = await database.inPanel(panel, (scope) => listGlasses(scope, session));
  const samples = glasses.map(({ sample }) => sample);
  const exclusions = await readExclusions(sync, panel, session, samples);
  if (!exclusions.ok) return exclusions;
  return accept({ plan: plan.value, exclusions: exclusions.value });
}

/**
 * SES-8, M-ACCEPT: what the sealed sheets of a session amount to by the settings of now, and which criteria fail.
 * SHT-7: scored with points, no oil has a class or defects, and no criterion of those can fail. PLN-51: that the plan says
 * what was served is asked of every sheet.
 */
export async function judgeSealed(
  scope: PanelScope,
  { session, sheet: id }: { readonly session: SessionCode; readonly sheet: string },
  { plan, exclusions }: JudgedWith,
) {
  const book = await judgingSettings(scope);
  if (!book.ok) return book;
  const { enMaxDefect, enMaxFruity } = plan;
  const settings = { ...book.value.settings, enMaxDefect, enMaxFruity };
  const facts = await loadJudged(scope, session, exclusions);
  const sheet = await definitionOf(scope, id);
  const wasLate = await leftOutAfterFigures(
    scope,
    session,
    facts.sheets.flatMap((one) =>
      one.exclusion === null ? [] : [{ ...one, at: one.exclusion.at }],
    ),
  );
  const glasses = facts.glasses.map((glass) => ({ ...glass, leftOutAfterFigures: wasLate(glass) }));
  const judged =
    sheet.form === 'points'
      ? { scores: scoreSession(facts, sheet, settings), results: [], failed: [] }
      : { scores: [], ...judgeSession(glasses, settings) };
  const codes = new Map(facts.glasses.map(({ sample, code }) => [sample, code]));
  const others = planDiffers(plan, facts.served, (sample) => codes.get(sample) ?? sample);
  const failed = [...judged.failed, ...others];
  const { heads: settingsHeads } = book.value;
  return accept({ ...judged, failed, form: sheet.form, facts, settings, settingsHeads });
}
