import { z } from 'zod';

/** The border of a file to be taken into a register: looked at only, or taken all or nothing. It is no longer than a body (HTT-1). */
export const importInput = z.strictObject({
  csv: z.string().max(128 * 1024),
  isPreview: z.boolean(),
  /** LST-25: that who gives it writes the day before the month; else a day with two readings is refused. */
  isDayFirst: z.boolean().exactOptional(),
});

/** A file to be taken into a register. */
export type ImportInput = Readonly<z.infer<typeof importInput>>;
