import { type Exclusion, readAssessment } from '../../../domain/documents/assessment.document.ts';
import { notesName, planName } from '../../../domain/documents/document-names.ts';
import { type PlanValue, readPlan } from '../../../domain/documents/session.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import { planDiffers } from '../../../domain/sessions/plan-differs.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { PanelId, SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { scoreSamples } from '../../../stats-worker/award/score-samples.ts';
import { judgingSettings } from '../../books/settings-book.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { leftOutAfterFigures } from '../../database/sessions/late-exclusions.ts';
import { definitionOf } from '../../database/sessions/sheet-of-session.ts';
import type { Sync } from '../../sync/create-sync.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { judgeSession } from './judge-session.ts';
import { type JudgedFacts, loadJudged } from './load-judged.ts';

/**
 * The live inputs of judging a session, besides its sheets: its plan, with its own maxima of En,
 * and the sheets that the working notes leave out.
 */
export type JudgedWith = {
  readonly plan: PlanValue;
  readonly exclusions: Parameters<typeof loadJudged>[2];
};

/** Reads the plan and the exclusions from the live documents of a session (SES-8). */
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
 * Judges a session from its sealed sheets by the current settings (SES-8, M-ACCEPT). Returns the
 * results and the failed criteria. A session scored with points has no class and no defects, so no
 * criterion about those can fail (SHT-7). Every session is checked for differences between its plan
 * and the served glasses (PLN-51).
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

/**
 * Reads the sheets that the working notes of these samples leave out (ASM-1). Unreadable notes are
 * a refusal, never an empty list.
 */
export async function readExclusions(
  sync: Sync,
  panel: PanelId,
  session: SessionCode,
  samples: readonly SampleId[],
): Promise<Result<ReadonlyMap<SampleId, readonly Exclusion[]>>> {
  const exclusions = new Map<SampleId, readonly Exclusion[]>();
  for (const sample of new Set(samples)) {
    const name = notesName({ panel, session }, sample);
    const notes = await readIfThere(sync, name, readAssessment);
    if (notes === null) continue;
    if (!notes.ok) return notes;
    exclusions.set(sample, notes.value.exclusions);
  }
  return accept(exclusions);
}

/**
 * Computes the scores of the samples of a session that was scored with points (SHT-6). A sample
 * without a sheet has none.
 */
function scoreSession(
  { glasses, sheets }: JudgedFacts,
  sheet: PointsSheet,
  settings: PanelSettings,
): readonly {
  readonly sample: SampleId;
  readonly replicate: Replicate;
  readonly scores: SampleScores;
}[] {
  const scored = scoreSamples(
    glasses.map(({ sample, replicate }) => ({
      replicate,
      sheets: sheets.flatMap((one) =>
        one.sample === sample && one.replicate === replicate && one.exclusion === null
          ? [one.points ?? {}]
          : [],
      ),
    })),
    sheet,
    settings,
  );
  return glasses.flatMap(({ sample, replicate }, place) => {
    const scores = scored[place] ?? null;
    return scores === null ? [] : [{ sample, replicate, scores }];
  });
}
