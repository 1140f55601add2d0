import { z } from 'zod';
import { reason } from '../fields/reason.ts';
import { sampleIdSchema, sessionCodeSchema } from '../words/id-schemas.ts';

/** How many characters what a leader writes into a report has at most. */
export const LONGEST_REPORT_TEXT = 1_000;

const text = z.string().trim().max(LONGEST_REPORT_TEXT);

/**
 * RPT-2: what a leader issues a report with: whose sample it is, remarks, whether the sheets stand as an annex, and the digest
 * of what was read before, so that nobody signs what has changed meanwhile.
 */
export const issueReportInput = z.strictObject({
  session: sessionCodeSchema,
  sample: sampleIdSchema,
  customer: text,
  remarks: text,
  hasAnnex: z.boolean(),
  seen: z.string().max(80),
  /** RPT-5: why another report is replaced; null where none is. */
  reason: reason.nullable(),
});
