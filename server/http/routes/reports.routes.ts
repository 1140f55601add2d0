import { listQuery } from '../../../domain/lists/list-query.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { VerifiedReport } from '../../../domain/reports/report-answers.ts';
import { type ReportCode, reportCodeSchema } from '../../../domain/reports/report-code.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { parseSampleId, parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import {
  findReport,
  panelOfReport,
  replacedByRecord,
  reportsOfSample,
} from '../../database/reports/reports.ts';
import { loadDraft } from '../../reports/draft-report.ts';
import {
  listReportsWithStatus,
  readRecord,
  readReportStatus,
} from '../../reports/report-status.ts';
import { NOTHING, publicRoute, route } from '../route.ts';

/** The routes of reports for the desk, and of their public verification (RPT-1 to RPT-8). */
export function reportsRoutes(database: Database, publicUrl: string | null) {
  return {
    'GET /api/reports': route(
      'GET /api/reports',
      { ...NOTHING, query: listQuery },
      ({ actor, query }) =>
        database.inPanel(actor.panel, async (scope) =>
          accept(await listReportsWithStatus(scope, query)),
        ),
    ),
    'GET /api/reports/:number': route('GET /api/reports/:number', NOTHING, ({ actor, params }) =>
      database.inPanel(actor.panel, async (scope) => {
        const found = await findReport(scope, params.number);
        if (found === null) return refuse('not-found');
        return accept({
          ...found,
          standing: await readReportStatus(scope, found),
          origin: publicUrl,
        });
      }),
    ),
    'GET /api/sessions/:session/report/:sample': route(
      'GET /api/sessions/:session/report/:sample',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const [session, sample] = [
            parseSessionCode(params.session),
            parseSampleId(params.sample),
          ];
          if (session === null || sample === null) return refuse('not-found');
          const loaded = await loadDraft(scope, session, sample);
          if (!loaded.ok && loaded.code === 'not-found') return loaded;
          const sessions = loaded.ok ? loaded.value.sessions.map((one) => one.session) : [session];
          return accept({
            draft: loaded.ok ? { stated: loaded.value, seen: digestOf(loaded.value) } : null,
            refusal: loaded.ok
              ? null
              : {
                  code: loaded.code,
                  session: loaded.code === 'report-elsewhere' ? loaded.data.session : null,
                },
            reports: await reportsOfSample(scope, sample, sessions),
          });
        }),
    ),
    'POST /api/reports/verify': publicRoute(
      'POST /api/reports/verify',
      { ...NOTHING, body: reportCodeSchema },
      async ({ body }) => accept({ found: await verified(database, body) }),
    ),
  };
}

/**
 * RPT-8: what the public may know of the report with exactly this number and digest; null for any
 * other.
 */
async function verified(database: Database, code: ReportCode): Promise<VerifiedReport | null> {
  const panel = await database.asInstallation((trx) => panelOfReport(trx, code));
  return panel === null
    ? null
    : database.inPanel(panel, (scope) => readVerifiedReport(scope, code));
}

/**
 * AUD-24: reads the answer from the record, whose digest is computed again. Columns that only
 * repeat the record are not trusted.
 */
async function readVerifiedReport(
  scope: PanelScope,
  { number, digest }: ReportCode,
): Promise<VerifiedReport | null> {
  const found = await findReport(scope, number);
  if (found === null) return null;
  const record = readRecord(found.record);
  if (digestOf(record) !== digest || record.number !== number) return null;
  const replacedBy = await replacedByRecord(scope, { number, digest });
  const { validationReason, decisionReason, leftOut } = found.row;
  const award = record.findings.kind === 'award' ? record.findings.analyses[0] : undefined;
  return {
    number,
    panel: record.panel.name,
    sample: record.sample.code,
    class: record.findings.kind === 'class' ? record.findings.class : null,
    medal: award?.scores.medal ?? null,
    validationReason,
    decisionReason,
    leftOut,
    issuedAt: record.issuedAt,
    standing: await readReportStatus(scope, { ...found, row: { ...found.row, replacedBy } }),
    replacedBy,
  };
}
