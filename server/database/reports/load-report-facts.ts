import { z } from 'zod';
import type { PlanValue } from '../../../domain/documents/session.document.ts';
import type { ReportSession } from '../../../domain/reports/report-record.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import type { ScoreRow } from '../../../domain/results/score-row.ts';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { parseSessionCode, type SampleId, type SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { readPanel } from '../installation/panels.ts';
import { checksOf } from '../results/counter-assessments.ts';
import { resultsOfSession } from '../results/results.ts';
import { readVerdict } from '../samples/sample-verdicts.ts';
import { findSample } from '../samples/samples.ts';
import { scoresOfSession } from '../samples/store-scores.ts';
import { listGlasses } from '../sessions/glasses.ts';
import { findSession, openedFigures } from '../sessions/sessions.ts';
import { definitionOf } from '../sessions/sheet-of-session.ts';
import { storedPlan } from '../sessions/stored-plan.ts';
import { saidValidity } from '../sessions/stored-validity.ts';
import { type ReportedSheet, reportedSheets, selfKeyedSheets } from './reported-sheets.ts';

/** The facts about one sample in one session that a report is drawn up from. */
export type ReportSessionFacts = {
  readonly session: SessionCode;
  readonly row: SessionRow;
  readonly plan: PlanValue | null;
  /** The number of tasters who were served the sample. */
  readonly tasters: number;
  /** Every sealed version of the sample's sheets, re-opened ones included. */
  readonly sheets: readonly ReportedSheet[];
  /** The sheets, by `keyOf`, that the same person re-opened and keyed in alone (KEY-9). */
  readonly selfKeyedSheets: ReadonlySet<string>;
  readonly hasOpenedFigures: boolean;
  readonly validity: Awaited<ReturnType<typeof saidValidity>>;
  readonly audited: AuditedValidation;
  readonly sessionsThatDay: number;
  readonly checks: ReportSession['checks'];
  readonly results: readonly ResultRow[];
};

/** Everything that a report on a sample in a session is drawn up from. */
export type ReportFacts = {
  readonly panel: Awaited<ReturnType<typeof readPanel>>;
  readonly sample: SampleRow;
  readonly form: SheetDefinition['form'];
  readonly verdict: SampleVerdict | null;
  /** The points of the sample in the session; empty where it is assessed by marks. */
  readonly scores: readonly ScoreRow[];
  readonly here: ReportSessionFacts;
  /** The session with the first analysis of the pair that ends here, if it was an earlier one. */
  readonly earlier: ReportSessionFacts | null;
};

/**
 * Loads the facts of a report on a sample in a session (RPT-1). Returns null if the panel has no
 * such session or sample.
 */
export async function loadReportFacts(
  scope: PanelScope,
  session: SessionCode,
  sample: SampleId,
): Promise<ReportFacts | null> {
  const row = await findSession(scope, session);
  const found = await findSample(scope, sample);
  if (row === null || found === null) return null;
  const verdict = await readVerdict(scope, sample);
  return {
    panel: await readPanel(scope),
    sample: found,
    form: (await definitionOf(scope, row.sheet)).form,
    verdict,
    scores: (await scoresOfSession(scope, session)).filter(({ sample: of }) => of.id === sample),
    here: await loadSession(scope, session, row, sample),
    earlier: await loadEarlier(scope, session, verdict, sample),
  };
}

async function loadEarlier(
  scope: PanelScope,
  here: SessionCode,
  verdict: SampleVerdict | null,
  sample: SampleId,
): Promise<ReportSessionFacts | null> {
  const pair = verdict?.pairs.find(
    ({ session1, session2 }) => session2 === here && session1 !== here,
  );
  if (pair === undefined) return null;
  const session = parseSessionCode(pair.session1);
  const row = session === null ? null : await findSession(scope, session);
  if (session === null || row === null)
    throw new Error(`the session ${pair.session1} of a pair is missing`);
  return loadSession(scope, session, row, sample);
}

async function loadSession(
  scope: PanelScope,
  session: SessionCode,
  row: SessionRow,
  sample: SampleId,
): Promise<ReportSessionFacts> {
  const glasses = (await listGlasses(scope, session)).filter((glass) => glass.sample === sample);
  const opened = await openedFigures(scope, session);
  return {
    session,
    row,
    plan: await storedPlan(scope, session),
    tasters: new Set(glasses.map(({ taster }) => taster)).size,
    sheets: await reportedSheets(scope, session, sample),
    selfKeyedSheets: await selfKeyedSheets(scope, session),
    hasOpenedFigures: opened.some((of) => of.sample === sample),
    validity: await saidValidity(scope, session, sample),
    audited: await readAuditedValidation(scope, session),
    sessionsThatDay: await countServedSessions(scope, row.date),
    checks: await checksOf(scope, session),
    results: (await resultsOfSession(scope, session)).filter(({ sample: of }) => of.id === sample),
  };
}

async function countServedSessions({ trx, panel }: PanelScope, date: string): Promise<number> {
  const { count } = await trx
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('panel', '=', panel)
    .where('date', '=', date)
    .where('state', '<>', 'draft')
    .executeTakeFirstOrThrow();
  return count;
}

const validationSchema = z.object({
  failed: z
    .array(z.object({ code: z.string(), sample: z.string() }))
    .readonly()
    .default([]),
  excluded: z
    .array(z.object({ taster: z.string(), code: z.string(), reason: z.string() }))
    .readonly()
    .default([]),
});

/**
 * The audit entry of a session's last validation: the failed criteria, and the excluded sheets with
 * their reasons.
 */
type AuditedValidation = z.infer<typeof validationSchema>;

/**
 * Reads the audit entry of the last validation (RPT-4). Without one, nothing failed and nothing was
 * excluded.
 */
async function readAuditedValidation(
  { trx, panel }: PanelScope,
  session: number,
): Promise<AuditedValidation> {
  const row = await trx
    .selectFrom('audit')
    .select('after')
    .where('panel', '=', panel)
    .where('command', '=', 'validate-session')
    .where('ofSession', '=', String(session))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = validationSchema.safeParse(row?.after ?? {});
  return read.success ? read.data : { failed: [], excluded: [] };
}
