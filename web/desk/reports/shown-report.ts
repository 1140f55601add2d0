import type { ReportDraft, ReportRecord } from '../../../domain/reports/report-record.ts';

/** What stands on the pages of a report: what it states, and of an issued one who issued it and as what. */
export type ShownReport = {
  readonly stated: Omit<ReportDraft, 'sheets'> &
    Pick<ReportRecord, 'customer' | 'remarks' | 'sheets'>;
  readonly issued: {
    readonly record: ReportRecord;
    readonly digest: string;
    /** The address at which it is verified. */
    readonly address: string;
    /** The number of the report that replaces it. */
    readonly replacedBy: string | null;
  } | null;
};
