import { z } from 'zod';
import { callSchema } from '../documents/tray.document.ts';

/** Response schema of a call: a taster calls the leader from a booth (TDY-1). */
export const openCallSchema = z.object({
  session: z.int(),
  taster: z.string(),
  code: z.string(),
  name: z.string(),
  call: callSchema,
});

/**
 * Response schema of the progress of a session: for each glass code the signed sheets, of how many
 * served (TDY-1).
 */
export const sessionProgressSchema = z.object({
  session: z.int(),
  codes: z
    .array(z.object({ code: z.string(), signed: z.int(), of: z.int() }).readonly())
    .readonly(),
});

/**
 * Response schema of the progress of a plan: how many conditions are met, of how many; both 0 where
 * nothing is planned yet (TDY-3).
 */
export const comingPlanSchema = z.object({ session: z.int(), met: z.int(), of: z.int() });

/** Response schema of the desk's first page: the sessions in progress (TDY-1). */
export const todaySchema = z.object({
  calls: z.array(openCallSchema.readonly()).readonly(),
  progress: z.array(sessionProgressSchema.readonly()).readonly(),
  coming: z.array(comingPlanSchema.readonly()).readonly(),
});

/** A taster's call for the leader from a booth. */
export type OpenCall = Readonly<z.infer<typeof openCallSchema>>;

/** The progress of a session: signed sheets for each glass code, of how many served. */
export type SessionProgress = Readonly<z.infer<typeof sessionProgressSchema>>;

/** The progress of a plan: how many conditions are met, of how many. */
export type ComingPlan = Readonly<z.infer<typeof comingPlanSchema>>;
