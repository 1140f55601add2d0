import { canonical } from '../files/canonical.ts';
import type { ReportRecord } from './report-record.ts';

/** The parts of a report whose changes are listed, in the order of its page. */
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

/** The content of a report, without its number and its issuer. */
export type ReportStated = Pick<ReportRecord, ReportPart>;

/** The parts in which two reports differ; empty where their content is the same (RPT-5). */
export const changedParts = (before: ReportStated, after: ReportStated): readonly ReportPart[] =>
  REPORT_PARTS.filter((part) => canonical(before[part]) !== canonical(after[part]));
