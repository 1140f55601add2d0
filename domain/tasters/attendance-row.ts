import { z } from 'zod';

/**
 * Response schema of a session in which a taster was served: how many glasses, and how many sealed
 * sheets.
 */
export const attendanceSchema = z.object({
  session: z.int(),
  date: z.string(),
  training: z.boolean(),
  glasses: z.int(),
  sealed: z.int(),
});

/** A session in which a taster was served. */
export type AttendanceRow = Readonly<z.infer<typeof attendanceSchema>>;
