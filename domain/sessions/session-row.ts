import { z } from 'zod';
import { failedCriterionSchema } from '../words/failed-criterion.ts';
import { sessionStateSchema } from '../words/session-state.ts';
import { DAY_VERDICTS } from './decide-day.ts';

/** A row of the sessions list. Samples and tasters are those served, and before a session was shown those of its plan. */
export const sessionRowSchema = z.object({
  session: z.int(),
  date: z.string(),
  state: sessionStateSchema,
  training: z.boolean(),
  /** SHT-1: the sheet it was served by; of a draft nothing is served, and the plan says which. */
  sheet: z.string(),
  samples: z.int(),
  tasters: z.int(),
  sealed: z.int(),
  /** When tasting ended; null while it has not. */
  endedAt: z.string().nullable(),
  validatedAt: z.string().nullable(),
  validatedBy: z.string().nullable(),
  /** RES-3: why it was validated against its criteria; null where they held. */
  validationReason: z.string().nullable(),
  /** SES-12: that its last validation was taken back: by whom, when and why; null where it is validated or never was taken back. */
  invalidated: z
    .object({ by: z.string(), at: z.string(), reason: z.string() })
    .readonly()
    .nullable(),
  /** QUA-38: that its figures were released to its tasters: by whom and when; null where they were not. */
  releasedFigures: z.object({ by: z.string(), at: z.string() }).readonly().nullable(),
  /** ASM-30: how many of its assessments a person called invalid, and when one last was, or was called valid again. */
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
   * SES-16: whether it is still about the results that stand. A rejection is until the day is judged again; a day that
   * was reopened has no decision that stands.
   */
  stands: z.boolean(),
});

/** A session of a tasting day, with what its acceptance is told from. */
export const daySessionSchema = sessionRowSchema.extend({
  /** How many glasses were served: so many sheets are asked for. */
  glasses: z.int(),
  /** SHT-7: criteria are asked of marks on lines, not of points. */
  form: z.enum(['lines', 'points']),
  /** The criteria that failed at its validation, as the trail keeps them; null where it is not validated, or they are not known. */
  failed: z.array(failedCriterionSchema.readonly()).readonly().nullable(),
});

/** A session of a tasting day. */
export type DaySession = Readonly<z.infer<typeof daySessionSchema>>;

/** A tasting day: its sessions, and what was last said of it, by whom, when and why. */
export const dayRowSchema = z.object({
  date: z.string(),
  sessions: z.array(daySessionSchema.readonly()).readonly(),
  judged: judgedSchema.readonly().nullable(),
});

/** A tasting day. */
export type DayRow = Readonly<z.infer<typeof dayRowSchema>>;
