import { canonical } from '../files/canonical.ts';
import type { ReportRecord } from './report-record.ts';

/** The parts of a report whose change is told, in the order of its page. */
export const REPORT_PARTS = [
  'panel',
  'customer',
  'sample',
  'sessions',
  'method',
  'findings',
  'deviations',
  'remarks',
  'sheets',
] as const satisfies readonly (keyof ReportRecord)[];

/** A part of a report. */
export type ReportPart = (typeof REPORT_PARTS)[number];

/** All that a report states, without its number and who issued it. */
export type ReportStated = Pick<ReportRecord, ReportPart>;

/** RPT-5: which parts of what two reports state are others; none where they state the same. */
export const changedParts = (before: ReportStated, after: ReportStated): readonly ReportPart[] =>
  REPORT_PARTS.filter((part) => canonical(before[part]) !== canonical(after[part]));
