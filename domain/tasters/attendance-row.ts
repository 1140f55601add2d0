import { z } from 'zod';

/** A session a taster was served in: how many glasses, and of how many the sheet was sealed. */
export const attendanceSchema = z.object({
  session: z.int(),
  date: z.string(),
  training: z.boolean(),
  glasses: z.int(),
  sealed: z.int(),
});

/** A session a taster was served in. */
export type AttendanceRow = Readonly<z.infer<typeof attendanceSchema>>;
