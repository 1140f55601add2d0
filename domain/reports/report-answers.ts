import { z } from 'zod';
import { leftOutSchema } from '../results/result-row.ts';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { MEDALS } from '../words/medal.ts';
import { reportDraftSchema } from './report-record.ts';

/** Response schema of a report as lists show it (RPT-2). */
export const reportRowSchema = z.object({
  number: z.string(),
  digest: z.string(),
  session: z.int(),
  sample: z.object({ id: z.string(), code: z.string() }).readonly(),
  customer: z.string(),
  class: oilClassSchema.nullable(),
  /**
   * Why a session in the report was validated against its criteria; null where they were met
   * (RES-3).
   */
  validationReason: z.string().nullable(),
  /** Why a person gave its class; null where the results gave it (ASM-21). */
  decisionReason: z.string().nullable(),
  /** The sheets that were left out of its figures, by the codes of their tasters (ASM-1). */
  leftOut: z.array(leftOutSchema).readonly(),
  issuedAt: z.string(),
  issuedBy: z.string(),
  /** The number of the report that replaces it; null while it is the newest. */
  replacedBy: z.string().nullable(),
});

/** A report as lists show it. */
export type ReportRow = Readonly<z.infer<typeof reportRowSchema>>;

/**
 * The states of a report: valid (`stands`), replaced, or outdated: not replaced yet, although the
 * records now differ (RPT-5).
 */
export const REPORT_STANDINGS = ['stands', 'replaced', 'outdated'] as const;

/** The state of a report. */
export type ReportStanding = (typeof REPORT_STANDINGS)[number];

/** Response schema of a report in the list of all, with its state (RPT-2, RPT-5). */
export const listedReportSchema = reportRowSchema.extend({ standing: z.enum(REPORT_STANDINGS) });

/** A report in the list of all, with its state. */
export type ListedReport = Readonly<z.infer<typeof listedReportSchema>>;

/**
 * Response schema of the possible report of a sample in a session, and of the issued ones, newest
 * first.
 */
export const sampleReportSchema = z.object({
  /** The content of a report that could be issued now; null where none can, with the reason. */
  draft: z.object({ stated: reportDraftSchema, seen: z.string() }).readonly().nullable(),
  refusal: z.object({ code: z.string(), session: z.int().nullable() }).readonly().nullable(),
  reports: z.array(reportRowSchema.readonly()).readonly(),
});

/**
 * Response schema of one issued report: its row, its state, and the text of its record, byte for
 * byte (RPT-2).
 */
export const issuedReportSchema = z.object({
  row: reportRowSchema.readonly(),
  standing: z.enum(REPORT_STANDINGS),
  record: z.string(),
  /**
   * The public address of the installation, as its operator configured it; null where none is
   * configured.
   */
  origin: z.string().nullable(),
});

/**
 * Response schema of the public verification of a report by number and digest; null where there is
 * no such report (RPT-8).
 */
export const verifiedReportSchema = z
  .object({
    number: z.string(),
    panel: z.string(),
    sample: z.string(),
    class: oilClassSchema.nullable(),
    medal: z.enum(MEDALS).nullable(),
    /** What a person overrode, as the report states it (RES-3, ASM-21, ASM-1). */
    validationReason: z.string().nullable(),
    decisionReason: z.string().nullable(),
    leftOut: z.array(leftOutSchema).readonly(),
    issuedAt: z.string(),
    standing: z.enum(REPORT_STANDINGS),
    replacedBy: z.string().nullable(),
  })
  .readonly()
  .nullable();

/** The public answer to the verification of a report. */
export type VerifiedReport = NonNullable<z.infer<typeof verifiedReportSchema>>;
