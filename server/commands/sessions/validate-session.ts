import { accept, refuse } from '../../../domain/refusal.ts';
import { decideValidate } from '../../../domain/sessions/decide-validate.ts';
import {
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type SessionCode,
} from '../../../domain/words/ids.ts';
import { glassesMatchTrail } from '../../audit/glasses-match-trail.ts';
import { resultsDigest } from '../../audit/results-digest.ts';
import { scoresDigest } from '../../audit/scores-digest.ts';
import type { PanelScope } from '../../database/database.ts';
import { resultRows, storeResults } from '../../database/results/store-results.ts';
import { scoreRows, storeScores } from '../../database/samples/store-scores.ts';
import { changeSession, lockSession } from '../../database/sessions/sessions.ts';
import { setSheetValidity } from '../../database/sheets/sheets.ts';
import type { Command, CommandIssue, DecidedCommand } from '../context/command-context.ts';
import { closePapers } from './close-papers.ts';
import { type JudgedWith, judgeSealed, readJudgedWith } from './judge-sealed.ts';
import type { JudgedFacts } from './load-judged.ts';
import { renewVerdicts } from './renew-verdicts.ts';

/**
 * Validates a session: computes every result from the sealed sheets and stores it (SES-8,
 * M-RECORD). A result is stored with the method version, the settings, the session's own maxima of
 * En, and the digests of the sheets. The plan and the working notes are read-only afterwards.
 */
export const validateSession: Command<'validate-session'> = async (context, data) => {
  const { session, reason } = data;
  const judgedWith = await readJudgedWith(context, context.actor.panel, session);
  if (!judgedWith.ok) return judgedWith;
  const validated = await context.decide((scope) =>
    validateSessionIn(context, scope, { session, reason, ...judgedWith.value }),
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

/** The input of a validation. */
export type Validating = JudgedWith & {
  readonly session: SessionCode;
  readonly reason: string | null;
};

/** Writes the rows of a validation, in a transaction of the caller. */
export async function validateSessionIn(
  { issuer, at }: CommandIssue,
  scope: PanelScope,
  { session, reason, plan, exclusions }: Validating,
): Promise<DecidedCommand> {
  const now = await lockSession(scope, session);
  if (now === null) return refuse('not-found');
  if (!(await glassesMatchTrail(scope, session))) return refuse('key-altered');
  const judged = await judgeSealed(scope, { session, sheet: now.sheet }, { plan, exclusions });
  if (!judged.ok) return judged;
  const { settings, settingsHeads, facts, form, scores, results, failed } = judged.value;
  const decision = decideValidate({
    state: now.state,
    failed,
    reason,
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
    settingsHeads,
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
    audited: {
      command: 'validate-session',
      data: { session },
      before: { state: now.state },
      after: {
        state: 'validated',
        method: settings.method,
        settingsHeads,
        results: resultsDigest(resultRows(validation)),
        ...(form === 'points' && { scores: scoresDigest(scoreRows(scored)) }),
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

/** Marks excluded sheets as invalid in the records, and sheets that were put back as valid. */
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
