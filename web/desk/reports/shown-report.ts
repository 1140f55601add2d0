import type { ReportDraft, ReportRecord } from '../../../domain/reports/report-record.ts';

/**
 * The content of a report's pages: what it states and, if it is issued, its record, digest and
 * number.
 */
export type ShownReport = {
  readonly stated: Omit<ReportDraft, 'sheets'> &
    Pick<ReportRecord, 'customer' | 'remarks' | 'sheets'>;
  readonly issued: {
    readonly record: ReportRecord;
    readonly digest: string;
    /** The address at which anyone can verify it. */
    readonly address: string;
    /** The number of the report that replaces it; null if none does. */
    readonly replacedBy: string | null;
  } | null;
};
