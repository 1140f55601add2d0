import type { Deviation } from '../../domain/reports/deviation.ts';
import type { AnnexSheet, ReportSession } from '../../domain/reports/report-record.ts';
import type { SessionRow } from '../../domain/sessions/session-row.ts';
import type { SampleId, SessionCode } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { scoreSheet } from '../../domain/words/sealed-answers.ts';
import type { PanelScope } from '../database/database.ts';
import { type ReportedSheet, reportedSheets } from '../database/reports/reported-sheets.ts';
import { checksOf } from '../database/results/counter-assessments.ts';
import { saidValidity } from '../database/sessions/assessment-validity.ts';
import { listGlasses } from '../database/sessions/glasses.ts';
import { openedFigures } from '../database/sessions/sessions.ts';
import { storedPlan } from '../database/sessions/stored-plan.ts';
import { readAuditedValidation } from './audited-validation.ts';
import { selfKeyedSheets } from './self-keyed-sheets.ts';
import { sessionDeviations } from './session-deviations.ts';

/** The part of a report about one session, and the sheets that it is computed from. */
export type LoadedReportSession = {
  readonly stated: ReportSession;
  readonly deviations: readonly Deviation[];
  readonly annex: readonly AnnexSheet[];
  /** Returns the sheets that count for a replicate. */
  readonly scored: (replicate: Replicate) => readonly ScoredSheet[];
};

/** Loads the part of a report about one session and one sample (RPT-1). */
export async function loadReportSession(
  scope: PanelScope,
  row: SessionRow,
  session: SessionCode,
  code: string,
  sample: SampleId,
): Promise<LoadedReportSession> {
  const plan = await storedPlan(scope, session);
  const sheets = await reportedSheets(scope, session, sample);
  const standing = sheets.filter(({ reopened }) => reopened === null);
  const glasses = (await listGlasses(scope, session)).filter((glass) => glass.sample === sample);
  const validity = await saidValidity(scope, session, sample);
  const opened = await openedFigures(scope, session);
  return {
    stated: {
      session,
      date: row.date,
      start: plan?.start ?? '',
      sheet: row.sheet,
      tasters: new Set(glasses.map(({ taster }) => taster)).size,
      valid: standing.filter(({ valid }) => valid).length,
      sampleTemperature: plan?.sampleTemperature ?? null,
      roomTemperature: plan?.roomTemperature ?? null,
      checks: await checksOf(scope, session),
    },
    deviations: [
      ...sessionDeviations({
        session,
        sample: code,
        plan,
        sheets,
        sessionsThatDay: await sessionsOf(scope, row.date),
        told: await readAuditedValidation(scope, session),
        validation: { reason: row.validationReason, by: row.validatedBy ?? '' },
        selfKeyedSheets: await selfKeyedSheets(scope, session),
        hasOpenedFigures: opened.some((of) => of.sample === sample),
      }),
      ...(validity?.valid === true
        ? [{ what: 'valid-again', session, ...validity.said } as const]
        : []),
    ],
    annex: standing.map((sheet) => annexSheet(row, session, sheet)),
    scored: (replicate) =>
      standing
        .filter((sheet) => sheet.valid && sheet.replicate === replicate)
        .map(({ taster, answers }) => scoreSheet({ taster, ...answers })),
  };
}

const annexSheet = (row: SessionRow, session: number, sheet: ReportedSheet): AnnexSheet => ({
  taster: sheet.tasterCode,
  session,
  date: row.date,
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

/** Counts the sessions of a date that were served. */
async function sessionsOf({ trx, panel }: PanelScope, date: string): Promise<number> {
  const { count } = await trx
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('panel', '=', panel)
    .where('date', '=', date)
    .where('state', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return count;
}
