import { z } from 'zod';
import { reason } from '../fields/reason.ts';
import { sampleIdSchema, sessionCodeSchema } from '../words/id-schemas.ts';

/** The longest text that a leader writes into a report, in characters. */
export const LONGEST_REPORT_TEXT = 1_000;

const text = z.string().trim().max(LONGEST_REPORT_TEXT);

/**
 * Input schema of the issue of a report: the sample, remarks, whether the sheets are an annex, and
 * the digest of the draft (RPT-2). The digest is for optimistic locking: the leader signs exactly
 * the content that was read.
 */
export const issueReportInput = z.strictObject({
  session: sessionCodeSchema,
  sample: sampleIdSchema,
  customer: text,
  remarks: text,
  hasAnnex: z.boolean(),
  seen: z.string().max(80),
  /** Why another report is replaced; null where none is (RPT-5). */
  reason: reason.nullable(),
});
