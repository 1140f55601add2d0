import { z } from 'zod';
import { leftOutSchema } from '../results/result-row.ts';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { MEDALS } from '../words/medal.ts';
import { reportDraftSchema } from './report-record.ts';

/** RPT-2: a report as lists show it. */
export const reportRowSchema = z.object({
  number: z.string(),
  digest: z.string(),
  session: z.int(),
  sample: z.object({ id: z.string(), code: z.string() }).readonly(),
  customer: z.string(),
  class: oilClassSchema.nullable(),
  /** RES-3: why a session that it states was validated against its criteria; null where they held. */
  validationReason: z.string().nullable(),
  /** ASM-21: why a person gave its class; null where the results gave it. */
  decisionReason: z.string().nullable(),
  /** ASM-1: the sheets that were left out of its figures, by the codes of their tasters. */
  leftOut: z.array(leftOutSchema).readonly(),
  issuedAt: z.string(),
  issuedBy: z.string(),
  /** The number of the report that replaces it; null while it is the newest. */
  replacedBy: z.string().nullable(),
});

/** A report as lists show it. */
export type ReportRow = Readonly<z.infer<typeof reportRowSchema>>;

/** RPT-5: how a report stands: replaced, or no more what the records say though nothing replaced it yet. */
export const REPORT_STANDINGS = ['stands', 'replaced', 'outdated'] as const;

/** How a report stands. */
export type ReportStanding = (typeof REPORT_STANDINGS)[number];

/** RPT-2, RPT-5: a report in the list of all, with how it stands. */
export const listedReportSchema = reportRowSchema.extend({ standing: z.enum(REPORT_STANDINGS) });

/** A report in the list of all. */
export type ListedReport = Readonly<z.infer<typeof listedReportSchema>>;

/** What there is to report of a sample in a session, and what was reported of it before, the newest first. */
export const sampleReportSchema = z.object({
  /** What a report would state now; null where there is none to issue, with why. */
  draft: z.object({ stated: reportDraftSchema, seen: z.string() }).readonly().nullable(),
  refusal: z.object({ code: z.string(), session: z.int().nullable() }).readonly().nullable(),
  reports: z.array(reportRowSchema.readonly()).readonly(),
});

/** RPT-2: one issued report: its row, how it stands, and the text of its record, byte for byte. */
export const issuedReportSchema = z.object({
  row: reportRowSchema.readonly(),
  standing: z.enum(REPORT_STANDINGS),
  record: z.string(),
  /** Where people reach the installation, as its operator says; null where nobody said. */
  origin: z.string().nullable(),
});

/** RPT-8: what anybody is told of a report whose number and digest they have; null where there is no such report. */
export const verifiedReportSchema = z
  .object({
    number: z.string(),
    panel: z.string(),
    sample: z.string(),
    class: oilClassSchema.nullable(),
    medal: z.enum(MEDALS).nullable(),
    /** RES-3, ASM-21, ASM-1: what a person overrode, as the report states it. */
    validationReason: z.string().nullable(),
    decisionReason: z.string().nullable(),
    leftOut: z.array(leftOutSchema).readonly(),
    issuedAt: z.string(),
    standing: z.enum(REPORT_STANDINGS),
    replacedBy: z.string().nullable(),
  })
  .readonly()
  .nullable();

/** What anybody is told of a report. */
export type VerifiedReport = NonNullable<z.infer<typeof verifiedReportSchema>>;
