import { planName } from '../../../domain/documents/document-names.ts';
import { readPlan } from '../../../domain/documents/session.document.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { decideValidate } from '../../../domain/sessions/decide-validate.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import {
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type SessionCode,
} from '../../../domain/words/ids.ts';
import { resultsDigest } from '../../audit/results-digest.ts';
import { scoresDigest } from '../../audit/scores-digest.ts';
import { judgingSettings } from '../../books/settings-book.ts';
import type { PanelScope } from '../../database/database.ts';
import { listGlasses } from '../../database/glasses.ts';
import { scoreRows, storeScores } from '../../database/sample-scores.ts';
import { changeSession, lockSession } from '../../database/sessions.ts';
import { definitionOf } from '../../database/sheet-of-session.ts';
import { setSheetValidity } from '../../database/sheets.ts';
import { resultRows, storeResults } from '../../database/store-results.ts';
import type { Command, CommandIssue, DecidedCommand } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { closePapers } from './close-papers.ts';
import { judgeSession } from './judge-session.ts';
import { type JudgedFacts, loadJudged } from './load-judged.ts';
import { readExclusions } from './read-exclusions.ts';
import { renewVerdicts } from './renew-verdicts.ts';
import { scoreSession } from './score-session.ts';

/**
 * SES-8, M-RECORD: recomputes every result from the sealed sheets and stores it with the method version, the settings
 * (with the session's own maxima of En) and the digests of the sheets. Plan and working notes then only can be read.
 */
export const validateSession: Command<'validate-session'> = async (context, data) => {
  const { panel } = context.actor;
  const { session } = data;
  const name = planName({ panel, session });
  const plan = await readIfThere(context.sync, name, readPlan);
  if (plan === null) return refuse('not-found');
  if (!plan.ok) return plan;
  const glasses = await context.database.inPanel(panel, (scope) => listGlasses(scope, session));
  const samples = glasses.map(({ sample }) => sample);
  const exclusions = await readExclusions(context.sync, panel, session, samples);
  if (!exclusions.ok) return exclusions;
  const { enMaxDefect, enMaxFruity } = plan.value;
  const maxima = { enMaxDefect, enMaxFruity };
  const validated = await context.decide((scope) =>
    validateSessionIn(context, scope, {
      session,
      reason: data.reason,
      maxima,
      exclusions: exclusions.value,
    }),
  );
  if (!validated.ok) return validated;
  context.sendBack(
    (document) =>
      document.session === session &&
      (document.kind === 'session' || document.kind === 'assessment'),
  );
  await context.align(session);
  return validated;
};

/** What a session is validated with: the session's own maxima of En, and the sheets its working notes leave out. */
export type Validating = {
  readonly session: SessionCode;
  readonly reason: string | null;
  readonly maxima: Pick<PanelSettings, 'enMaxDefect' | 'enMaxFruity'>;
  readonly exclusions: Parameters<typeof loadJudged>[2];
};

/** The rows of a validation, in a transaction of the caller. */
export async function validateSessionIn(
  { issuer, at }: CommandIssue,
  scope: PanelScope,
  { session, reason, maxima, exclusions }: Validating,
): Promise<DecidedCommand> {
  const now = await lockSession(scope, session);
  if (now === null) return refuse('not-found');
  const book = await judgingSettings(scope);
  if (!book.ok) return book;
  const settings = { ...book.value.settings, ...maxima };
  const facts = await loadJudged(scope, session, exclusions);
  const sheet = await definitionOf(scope, now.sheet);
  // SHT-7: scored with points, no oil has a class or defects, and no criterion of those can fail.
  const scores = sheet.form === 'points' ? scoreSession(facts, sheet, settings) : [];
  const { results, failed } =
    sheet.form === 'points' ? { results: [], failed: [] } : judgeSession(facts.glasses, settings);
  const decision = decideValidate({
    ...{ state: now.state, failed, reason },
    results: results.length + scores.length,
  });
  if (!decision.ok) return decision;
  await keepValidity(scope, session, facts);
  await closePapers(scope, session, true);
  await changeSession(scope, session, {
    state: 'validated',
    validation: { at, by: issuer.name, reason: decision.value.reason },
  });
  const judging = {
    session,
    method: settings.method,
    settings,
    settingsHeads: book.value.heads,
    at,
    by: issuer.name,
  };
  const validation = {
    ...judging,
    date: now.date,
    results: results.map((result) => ({ ...result, sheets: usedSheets(facts, result) })),
  };
  await storeResults(scope, validation);
  const scored = {
    ...judging,
    scores: scores.map((one) => ({ ...one, sheets: usedSheets(facts, one) })),
  };
  await storeScores(scope, scored);
  const verdicts = await renewVerdicts(scope, samplesOf(results));
  const excluded = facts.sheets.flatMap(({ taster, code, exclusion }) =>
    exclusion === null ? [] : [{ ...exclusion, taster, code }],
  );
  return accept({
    answer: {
      session,
      state: 'validated',
      results: results.length + scores.length,
      failed: failed.length,
    },
    told: {
      command: 'validate-session',
      data: { session },
      before: { state: now.state },
      after: {
        state: 'validated',
        method: settings.method,
        settingsHeads: book.value.heads,
        results: resultsDigest(resultRows(validation)),
        ...(sheet.form === 'points' && { scores: scoresDigest(scoreRows(scored)) }),
        verdicts,
        failed,
        excluded,
      },
      reason,
    },
  });
}

const samplesOf = (results: readonly { readonly sample: SampleId }[]): readonly SampleId[] =>
  [...new Set(results.map(({ sample }) => sample))].sort();

const usedSheets = (
  { sheets }: JudgedFacts,
  of: { readonly sample: string; readonly replicate: number },
) =>
  sheets
    .filter(
      (sheet) =>
        sheet.sample === of.sample && sheet.replicate === of.replicate && sheet.exclusion === null,
    )
    .map(({ taster, code, version, digest }) => ({ taster, code, version, digest }));

/** A sheet that is left out is not valid in the records, and one that is put back is. */
async function keepValidity(
  scope: PanelScope,
  session: SessionCode,
  { sheets }: JudgedFacts,
): Promise<void> {
  for (const sheet of sheets) {
    const valid = sheet.exclusion === null;
    const key = keyOf(session, sheet);
    if (valid !== sheet.valid && key !== null)
      await setSheetValidity(scope, key, sheet.version, valid);
  }
}

function keyOf(session: SessionCode, sheet: JudgedFacts['sheets'][number]) {
  const [taster, code] = [parseTasterId(sheet.taster), parseTastingCode(sheet.code)];
  return taster === null || code === null ? null : { session, taster, code };
}
