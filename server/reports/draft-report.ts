import { accept, type Result, refuse } from '../../domain/refusal.ts';
import {
  decideReport,
  mayBeReported,
  type ReportedClass,
  type ReportRefusal,
} from '../../domain/reports/decide-report.ts';
import type { Deviation } from '../../domain/reports/deviation.ts';
import type {
  AnnexSheet,
  AwardFindings,
  ReportDraft,
  ReportSession,
} from '../../domain/reports/report-record.ts';
import type { ResultRow } from '../../domain/results/result-row.ts';
import { oilClassSchema, type SampleVerdict } from '../../domain/results/sample-verdict.ts';
import type { ScoreRow } from '../../domain/results/score-row.ts';
import { choosesOrdinaryVirgin } from '../../domain/settings/class-scheme.ts';
import type { SampleId, SessionCode } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { scoreSheet } from '../../domain/words/sealed-answers.ts';
import { compareSheets } from '../../stats-worker/explanation/compare-sheets.ts';
import type { PanelScope } from '../database/database.ts';
import {
  loadReportFacts,
  type ReportFacts,
  type ReportSessionFacts,
} from '../database/reports/load-report-facts.ts';
import type { ReportedSheet } from '../database/reports/reported-sheets.ts';
import { classFindings } from './class-findings.ts';
import { deviationsFromMethod } from './deviations-from-method.ts';

/**
 * Loads the facts of a report on a sample in a session and drafts the report, or refuses with the
 * reason (RPT-1, RPT-3).
 */
export async function loadDraft(
  scope: PanelScope,
  session: SessionCode,
  sample: SampleId,
): Promise<Result<ReportDraft, ReportRefusal>> {
  const facts = await loadReportFacts(scope, session, sample);
  return facts === null ? refuse('not-found') : draftReport(facts);
}

/** Drafts the report of a sample from its facts, or refuses with the reason (RPT-1, RPT-3). */
export function draftReport(facts: ReportFacts): Result<ReportDraft, ReportRefusal> {
  const may = mayBeReported(facts.here.row);
  if (!may.ok) return may;
  return facts.form === 'points' ? draftAward(facts) : draftClass(facts);
}

function draftAward(facts: ReportFacts): Result<ReportDraft, ReportRefusal> {
  const { here, scores } = facts;
  const [first] = scores;
  if (first === undefined) return refuse('not-found');
  if (here.validity?.valid === false) return refuse('report-of-invalid');
  return accept({
    ...commonOf(facts, first),
    findings: awardFindings(here.session, scores),
    ...sessionParts([here], facts.sample.code),
  });
}

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

function draftClass(facts: ReportFacts): Result<ReportDraft, ReportRefusal> {
  const { here, verdict } = facts;
  const last = here.results.at(-1);
  if (last === undefined) return refuse('not-found');
  const decided = decideReport({
    session: here.session,
    state: here.row.state,
    training: here.row.training,
    verdict,
    own: here.results.map((result) => ({ ...result, class: oilClassSchema.parse(result.class) })),
    counterPair: counterPairOf(here),
  });
  if (!decided.ok) return decided;
  const isOverTwo = decided.value.pair !== null && decided.value.pair.session1 !== here.session;
  const earlier = isOverTwo ? facts.earlier : null;
  const halves =
    earlier === null
      ? here.results.map((result) => ({ result, from: here }))
      : [halfOf(earlier, 1), halfOf(here, 2)].flat();
  const { deviations, ...parts } = sessionParts(
    earlier === null ? [here] : [earlier, here],
    facts.sample.code,
  );
  return accept({
    ...commonOf(facts, last),
    findings: classFindings(
      decided.value,
      halves.map(({ result, from }) => ({
        row: result,
        sheets: scoredSheets(from, result.replicate),
      })),
    ),
    deviations: [...verdictDeviations(decided.value, verdict?.decision ?? null), ...deviations],
    ...parts,
  });
}

const halfOf = (from: ReportSessionFacts, replicate: Replicate) =>
  from.results
    .filter((result) => result.replicate === replicate)
    .map((result) => ({ result, from }));

/**
 * Compares the two replicates of a counter-assessment, which is in no verdict of the sample
 * (PLN-42).
 */
function counterPairOf(here: ReportSessionFacts): SampleVerdict['pairs'][number] | null {
  const [first, second] = here.results;
  if (first === undefined || second === undefined || !first.isCounter) return null;
  return {
    session1: here.session,
    session2: here.session,
    ...compareSheets(
      scoredSheets(here, first.replicate),
      scoredSheets(here, second.replicate),
      second.settings,
    ),
  };
}

/** Builds the parts of a report about its sessions, in their order. */
const sessionParts = (
  sessions: readonly ReportSessionFacts[],
  sample: string,
): Pick<ReportDraft, 'sessions' | 'deviations' | 'sheets'> => ({
  sessions: sessions.map(sessionPart),
  deviations: sessions.flatMap((one) => deviationsOf(one, sample)),
  sheets: sessions.flatMap((one) => currentSheets(one).map((sheet) => annexSheet(one, sheet))),
});

const sessionPart = (facts: ReportSessionFacts): ReportSession => ({
  session: facts.session,
  date: facts.row.date,
  start: facts.plan?.start ?? '',
  sheet: facts.row.sheet,
  tasters: facts.tasters,
  valid: currentSheets(facts).filter(({ valid }) => valid).length,
  sampleTemperature: facts.plan?.sampleTemperature ?? null,
  roomTemperature: facts.plan?.roomTemperature ?? null,
  checks: facts.checks,
});

const deviationsOf = (facts: ReportSessionFacts, sample: string): readonly Deviation[] => [
  ...deviationsFromMethod(facts, sample),
  ...(facts.validity?.valid === true
    ? [{ what: 'valid-again', session: facts.session, ...facts.validity.said } as const]
    : []),
];

/** The sheets that were not re-opened after their seal. */
const currentSheets = ({ sheets }: ReportSessionFacts): readonly ReportedSheet[] =>
  sheets.filter(({ reopened }) => reopened === null);

/** The sheets that count for a replicate. */
const scoredSheets = (facts: ReportSessionFacts, replicate: Replicate): readonly ScoredSheet[] =>
  currentSheets(facts)
    .filter((sheet) => sheet.valid && sheet.replicate === replicate)
    .map(({ taster, answers }) => scoreSheet({ taster, ...answers }));

const annexSheet = (facts: ReportSessionFacts, sheet: ReportedSheet): AnnexSheet => ({
  taster: sheet.tasterCode,
  session: facts.session,
  date: facts.row.date,
  replicate: sheet.replicate,
  code: sheet.code,
  position: sheet.position,
  heatingDevice: sheet.heatingDevice,
  counts: sheet.valid,
  marks: Object.fromEntries(
    Object.entries(sheet.answers.marks).map(([line, mm]) => [line, mm ?? null]),
  ),
  points: sheet.points,
  fruityKind: sheet.answers.fruityKind,
  otherDescriptor: sheet.answers.otherDescriptor,
  smelledOnly: sheet.smelledOnly,
  keyed: sheet.keyed !== null,
  sealedAt: sheet.sealedAt,
});

function commonOf(
  { panel: whole, sample }: ReportFacts,
  { method, settings, ...row }: Pick<ResultRow, 'method' | 'settings'> | ScoreRow,
): Pick<ReportDraft, 'panel' | 'sample' | 'method'> {
  const { name, leader, address, address2, city, state, postalCode, country, ...panel } = whole;
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
      code: sample.code,
      externalReference: sample.externalReference,
      presentation: sample.presentation,
      receptionDate: sample.receptionDate,
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

/**
 * Lists the deviations of a verdict: a person's decision on the class, and the pairs that were
 * rejected before (RPT-4).
 */
export const verdictDeviations = (
  { of, pair, rejected }: ReportedClass,
  decision: SampleVerdict['decision'],
): readonly Deviation[] => [
  ...(of === 'person' && decision !== null
    ? [{ what: 'class-decided', ...decision } as const]
    : []),
  ...[...rejected, ...(of === 'person' && pair !== null ? [pair] : [])].map(
    ({ session1, session2, enDefect, enFruity }) =>
      ({ what: 'pair-rejected', session1, session2, enDefect, enFruity }) as const,
  ),
];
