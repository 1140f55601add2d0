import { accept, type Result, refuse } from '../../domain/refusal.ts';
import {
  decideReport,
  mayBeReported,
  type ReportRefusal,
} from '../../domain/reports/decide-report.ts';
import type { AwardFindings, ReportDraft } from '../../domain/reports/report-record.ts';
import type { ResultRow } from '../../domain/results/result-row.ts';
import { oilClassSchema, type SampleVerdict } from '../../domain/results/sample-verdict.ts';
import type { ScoreRow } from '../../domain/results/score-row.ts';
import type { SampleRow } from '../../domain/samples/sample-fields.ts';
import type { SessionRow } from '../../domain/sessions/session-row.ts';
import { choosesOrdinaryVirgin } from '../../domain/settings/class-scheme.ts';
import { parseSessionCode, type SampleId, type SessionCode } from '../../domain/words/ids.ts';
import { compareSheets } from '../../stats-worker/explanation/compare-sheets.ts';
import type { PanelScope } from '../database/database.ts';
import { readPanel } from '../database/installation/panels.ts';
import { resultsOfSession } from '../database/results/results.ts';
import { scoresOfSession } from '../database/samples/sample-scores.ts';
import { readVerdict } from '../database/samples/sample-verdicts.ts';
import { findSample } from '../database/samples/samples.ts';
import { saidValidity } from '../database/sessions/assessment-validity.ts';
import { findSession } from '../database/sessions/sessions.ts';
import { definitionOf } from '../database/sessions/sheet-of-session.ts';
import { classFindings } from './class-findings.ts';
import { type LoadedReportSession, loadReportSession } from './load-report-session.ts';
import { verdictDeviations } from './verdict-deviations.ts';

/**
 * Builds the findings of a report on a sample that was scored with points: its scores in every
 * replicate, and no class (RPT-1).
 */
const awardFindings = (session: number, scores: readonly ScoreRow[]): AwardFindings => ({
  kind: 'award',
  analyses: scores.map(({ replicate, scores: of, validatedAt, validatedBy }) => ({
    session,
    replicate,
    validatedAt,
    validatedBy,
    scores: of,
  })),
});

/** The draft of a report, and the session that the report belongs to. */
export type LoadedDraft = { readonly draft: ReportDraft; readonly session: SessionCode };

/**
 * Builds the draft of a report on a sample in a session from the records, or refuses with the
 * reason (RPT-1, RPT-3).
 */
export async function loadDraft(
  scope: PanelScope,
  session: SessionCode,
  sample: SampleId,
): Promise<Result<LoadedDraft, ReportRefusal>> {
  const row = await findSession(scope, session);
  const kept = await findSample(scope, sample);
  if (row === null || kept === null) return refuse('not-found');
  return (await definitionOf(scope, row.sheet)).form === 'points'
    ? loadAward(scope, row, session, kept, sample)
    : loadClass(scope, row, session, kept, sample);
}

async function loadAward(
  scope: PanelScope,
  row: SessionRow,
  session: SessionCode,
  kept: SampleRow,
  sample: SampleId,
): Promise<Result<LoadedDraft, ReportRefusal>> {
  const may = mayBeReported(row);
  if (!may.ok) return may;
  const scores = (await scoresOfSession(scope, session)).filter(
    ({ sample: of }) => of.id === sample,
  );
  const [first] = scores;
  if (first === undefined) return refuse('not-found');
  if ((await saidValidity(scope, session, sample))?.valid === false)
    return refuse('report-of-invalid');
  const loaded = await loadReportSession(scope, row, session, kept.code, sample);
  return accept({
    session,
    draft: {
      ...(await commonOf(scope, kept, first)),
      findings: awardFindings(session, scores),
      sessions: [loaded.stated],
      deviations: [...loaded.deviations],
      sheets: loaded.annex,
    },
  });
}

async function loadClass(
  scope: PanelScope,
  row: SessionRow,
  session: SessionCode,
  kept: SampleRow,
  sample: SampleId,
): Promise<Result<LoadedDraft, ReportRefusal>> {
  const own = await resultsOf(scope, session, sample);
  const verdict = await readVerdict(scope, sample);
  const here = await loadReportSession(scope, row, session, kept.code, sample);
  const decided = decideReport({
    session,
    state: row.state,
    training: row.training,
    verdict,
    own: own.map((result) => ({ ...result, class: oilClassSchema.parse(result.class) })),
    counterPair: counterPairOf(session, own, here),
  });
  if (!decided.ok) return decided;
  const { pair } = decided.value;
  const earlier = pair === null || pair.session1 === session ? null : pair.session1;
  const before = earlier === null ? null : await loadOther(scope, earlier, kept.code, sample);
  const halves =
    before === null
      ? own.map((result) => ({ result, from: here }))
      : [
          ...before.results
            .filter(({ replicate }) => replicate === 1)
            .map((result) => ({ result, from: before.loaded })),
          ...own
            .filter(({ replicate }) => replicate === 2)
            .map((result) => ({ result, from: here })),
        ];
  const last = halves.at(-1);
  if (last === undefined) return refuse('not-found');
  const sessions = before === null ? [here] : [before.loaded, here];
  return accept({
    session,
    draft: {
      ...(await commonOf(scope, kept, last.result)),
      findings: classFindings(
        decided.value,
        halves.map(({ result, from }) => ({ row: result, sheets: from.scored(result.replicate) })),
      ),
      sessions: sessions.map(({ stated }) => stated),
      deviations: [
        ...verdictDeviations(decided.value, verdict?.decision ?? null),
        ...sessions.flatMap(({ deviations }) => deviations),
      ],
      sheets: sessions.flatMap(({ annex }) => annex),
    },
  });
}

/**
 * Compares the two replicates of a counter-assessment, which is in no verdict of the sample
 * (PLN-42).
 */
function counterPairOf(
  session: number,
  own: readonly ResultRow[],
  here: LoadedReportSession,
): SampleVerdict['pairs'][number] | null {
  const [first, second] = own;
  if (first === undefined || second === undefined || !first.isCounter) return null;
  return {
    session1: session,
    session2: session,
    ...compareSheets(here.scored(first.replicate), here.scored(second.replicate), second.settings),
  };
}

async function loadOther(scope: PanelScope, number: number, code: string, sample: SampleId) {
  const session = parseSessionCode(number);
  const row = session === null ? null : await findSession(scope, session);
  if (session === null || row === null) throw new Error(`the session ${number} of a pair is gone`);
  return {
    results: await resultsOf(scope, session, sample),
    loaded: await loadReportSession(scope, row, session, code, sample),
  };
}

const resultsOf = async (scope: PanelScope, session: SessionCode, sample: SampleId) =>
  (await resultsOfSession(scope, session)).filter(({ sample: of }) => of.id === sample);

async function commonOf(
  scope: PanelScope,
  kept: SampleRow,
  { method, settings, ...row }: Pick<ResultRow, 'method' | 'settings'> | ScoreRow,
): Promise<Pick<ReportDraft, 'panel' | 'sample' | 'method'>> {
  const { name, leader, address, address2, city, state, postalCode, country, ...panel } =
    await readPanel(scope);
  return {
    panel: {
      name,
      leader,
      address,
      address2,
      city,
      state,
      postalCode,
      country,
      phone: panel.phone,
      email: panel.email,
      webAddress: panel.webAddress,
      timeZone: panel.timeZone,
      normRevision: panel.normRevision,
    },
    sample: {
      code: kept.code,
      externalReference: kept.externalReference,
      presentation: kept.presentation,
      receptionDate: kept.receptionDate,
    },
    method: {
      version: method,
      scheme: settings.scheme,
      quantile: settings.quantile,
      // Older method versions had no such choice. Their reports must stay the same when they are
      // issued again.
      ...(choosesOrdinaryVirgin(method) && {
        ordinaryVirgin: settings.ordinaryVirgin,
        tradeStandardEdition: settings.tradeStandardEdition,
      }),
      duplicateOrder: settings.duplicateOrder,
      enMaxDefect: settings.enMaxDefect,
      enMaxFruity: settings.enMaxFruity,
      medals: {
        gold: settings.awardGold,
        silver: settings.awardSilver,
        bronze: settings.awardBronze,
      },
      settingsHeads:
        'settingsHeads' in row && typeof row.settingsHeads === 'string' ? row.settingsHeads : '',
    },
  };
}
