import { randomBytes } from 'node:crypto';
import { signatureStrokesSchema } from '../../../domain/account/signature.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { changedParts, type ReportStated } from '../../../domain/reports/report-changes.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import { REPORT_FORMAT, type ReportRecord } from '../../../domain/reports/report-record.ts';
import { zoneClock } from '../../../domain/words/zone-clock.ts';
import type { PanelScope } from '../../database/database.ts';
import {
  findReport,
  insertReport,
  nextReportNumber,
  replaceReports,
  reportsOfSample,
} from '../../database/reports/reports.ts';
import { lockSamples } from '../../database/samples/sample-verdicts.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import { findSignature } from '../../database/sheets/signatures.ts';
import { loadDraft } from '../../reports/draft-report.ts';
import { readRecord } from '../../reports/report-status.ts';
import type { Command } from '../context/command-context.ts';

/**
 * Issues the report of a sample in a session as an immutable record (RPT-2, RPT-5). It replaces the
 * current reports of the same analyses, with a reason. A report without any change is refused.
 */
export const issueReport: Command<'issue-report'> = ({ actor, issuer, at, decide }, data) =>
  decide(async (scope) => {
    const { session, sample, customer, remarks, reason } = data;
    // Locks the session first, in the order of every other command that could change the content of
    // the report.
    if ((await lockSession(scope, session)) === null) return refuse('not-found');
    await lockSamples(scope, [sample]);
    const loaded = await loadDraft(scope, session, sample);
    if (!loaded.ok) return loaded;
    const draft = loaded.value;
    if (digestOf(draft) !== data.seen) return refuse('changed-meanwhile');
    const stated: ReportStated = {
      ...draft,
      customer,
      remarks,
      sheets: data.hasAnnex ? draft.sheets : null,
    };
    const sessions = draft.sessions.map((one) => one.session);
    const current = (await reportsOfSample(scope, sample, sessions)).filter(
      ({ replacedBy }) => replacedBy === null,
    );
    const [newest] = current;
    const before = newest === undefined ? null : await findReport(scope, newest.number);
    const changes = before === null ? [] : changedParts(readRecord(before.record), stated);
    if (before !== null && changes.length === 0 && current.length === 1)
      return refuse('report-same', { number: before.row.number });
    if (before !== null && reason === null) return refuse('reason-missing');
    const place = await nextReportNumber(scope, yearOf(at, draft.panel.timeZone));
    const record: ReportRecord = {
      format: REPORT_FORMAT,
      number: place.number,
      salt: randomBytes(16).toString('hex'),
      issuedAt: at,
      issuedBy: issuer.name,
      signature: await signatureOf(scope, actor.user),
      replaces:
        before === null || reason === null
          ? null
          : {
              reports: current.map(({ number, issuedAt, digest }) => ({
                number,
                issuedAt,
                digest,
              })),
              reason,
              changes,
            },
      ...stated,
    };
    const digest = digestOf(record);
    const found = draft.findings;
    await insertReport(scope, {
      ...place,
      session,
      sample,
      customer,
      digest,
      record: canonical(record),
      class: found.kind === 'class' ? found.class : null,
      issuedAt: at,
      issuedBy: issuer.name,
    });
    const replaces = current.map(({ number }) => number);
    await replaceReports(scope, replaces, place.number);
    return accept({
      answer: { number: place.number, digest },
      audited: {
        command: 'issue-report',
        data: { session, sample, report: place.number },
        after: { digest, replaces, ...(found.kind === 'class' && { class: found.class }) },
        ...(reason === null ? {} : { reason }),
      },
    });
  });

/** Returns the year of a timestamp in the panel's time zone (RPT-2). */
const yearOf = (at: string, zone: string): number => Number(zoneClock(zone)(at).day.slice(0, 4));

async function signatureOf(scope: PanelScope, user: string): Promise<ReportRecord['signature']> {
  const read = signatureStrokesSchema.safeParse((await findSignature(scope, user))?.strokes);
  return read.success ? read.data : null;
}
