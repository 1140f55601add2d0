import { z } from 'zod';
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
  /** SES-16: whether it is still about the results that stand. A rejection is until the day is judged again. */
  stands: z.boolean(),
});

/** A tasting day: its sessions, and what was last said of it, by whom, when and why. */
export const dayRowSchema = z.object({
  date: z.string(),
  sessions: z.array(sessionRowSchema.readonly()).readonly(),
  judged: judgedSchema.readonly().nullable(),
});

/** A tasting day. */
export type DayRow = Readonly<z.infer<typeof dayRowSchema>>;
