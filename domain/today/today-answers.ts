import { z } from 'zod';
import { callSchema } from '../documents/tray.document.ts';

/** TDY-1: a taster who calls from a booth. */
export const openCallSchema = z.object({
  session: z.int(),
  taster: z.string(),
  code: z.string(),
  name: z.string(),
  call: callSchema,
});

/** TDY-1: how far the tasting of a session is: of each glass code how many sheets are signed, of how many served. */
export const sessionProgressSchema = z.object({
  session: z.int(),
  codes: z
    .array(z.object({ code: z.string(), signed: z.int(), of: z.int() }).readonly())
    .readonly(),
});

/** TDY-3: how many conditions of a plan are met, of how many; both 0 where nothing is planned yet. */
export const comingPlanSchema = z.object({ session: z.int(), met: z.int(), of: z.int() });

/** TDY-1: what of the sessions in progress the desk is told on its first page. */
export const todaySchema = z.object({
  calls: z.array(openCallSchema.readonly()).readonly(),
  progress: z.array(sessionProgressSchema.readonly()).readonly(),
  coming: z.array(comingPlanSchema.readonly()).readonly(),
});

/** A taster who calls from a booth. */
export type OpenCall = Readonly<z.infer<typeof openCallSchema>>;

/** How far the tasting of a session is. */
export type SessionProgress = Readonly<z.infer<typeof sessionProgressSchema>>;

/** How far the plan of a session to come is. */
export type ComingPlan = Readonly<z.infer<typeof comingPlanSchema>>;
