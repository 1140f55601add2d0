import { z } from 'zod';
import { failedCriterionSchema } from '../words/failed-criterion.ts';
import { sessionStateSchema } from '../words/session-state.ts';
import { DAY_VERDICTS } from './decide-day.ts';

/**
 * Response schema of a row of the sessions list. Samples and tasters are those served; before a
 * session is shown, those of its plan.
 */
export const sessionRowSchema = z.object({
  session: z.int(),
  date: z.string(),
  state: sessionStateSchema,
  training: z.boolean(),
  /**
   * The sheet by which it was served; nothing is served in a draft, so there the plan has it
   * (SHT-1).
   */
  sheet: z.string(),
  samples: z.int(),
  tasters: z.int(),
  sealed: z.int(),
  /** When tasting ended; null before. */
  endedAt: z.string().nullable(),
  validatedAt: z.string().nullable(),
  validatedBy: z.string().nullable(),
  /** Why it was validated against its criteria; null where they were met (RES-3). */
  validationReason: z.string().nullable(),
  /**
   * The withdrawal of its last validation: by whom, when and why; null where it is validated or
   * never was invalidated (SES-12).
   */
  invalidated: z
    .object({ by: z.string(), at: z.string(), reason: z.string() })
    .readonly()
    .nullable(),
  /**
   * The release of its figures to its tasters: by whom and when; null where there was none
   * (QUA-38).
   */
  releasedFigures: z.object({ by: z.string(), at: z.string() }).readonly().nullable(),
  /**
   * How many of its assessments were declared invalid, and when the validity of one last changed
   * (ASM-30).
   */
  invalidAssessments: z.int(),
  assessedAt: z.string().nullable(),
});

/** A row of the sessions list. */
export type SessionRow = Readonly<z.infer<typeof sessionRowSchema>>;

const judgedSchema = z.object({
  verdict: z.enum(DAY_VERDICTS),
  reason: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  /**
   * Whether the verdict is still valid for the present results (SES-16). A rejection is until the
   * day is judged again; a re-opened day has no valid verdict.
   */
  stands: z.boolean(),
});

/** Response schema of a session of a tasting day, with the facts for its acceptance. */
export const daySessionSchema = sessionRowSchema.extend({
  /** How many glasses were served, which is how many sheets are expected. */
  glasses: z.int(),
  /** Criteria exist for marks on lines, not for points (SHT-7). */
  form: z.enum(['lines', 'points']),
  /**
   * The criteria that failed at its validation, from the audit trail; null where it is not
   * validated, or they are not known.
   */
  failed: z.array(failedCriterionSchema.readonly()).readonly().nullable(),
});

/** A session of a tasting day. */
export type DaySession = Readonly<z.infer<typeof daySessionSchema>>;

/**
 * Response schema of a tasting day: its sessions, and the last verdict on it, by whom, when and
 * why.
 */
export const dayRowSchema = z.object({
  date: z.string(),
  sessions: z.array(daySessionSchema.readonly()).readonly(),
  judged: judgedSchema.readonly().nullable(),
});

/** A tasting day: its sessions, and the last verdict on it. */
export type DayRow = Readonly<z.infer<typeof dayRowSchema>>;
