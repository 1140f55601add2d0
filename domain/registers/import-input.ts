import { z } from 'zod';

/**
 * Input schema of an import into a register: as a dry run, or all rows or none. The file is no
 * longer than a request body may be (HTT-1).
 */
export const importInput = z.strictObject({
  csv: z.string().max(128 * 1024),
  isPreview: z.boolean(),
  /**
   * The author of the file writes the day before the month; without it an ambiguous date is refused
   * (LST-25).
   */
  isDayFirst: z.boolean().exactOptional(),
});

/** A file that is imported into a register. */
export type ImportInput = Readonly<z.infer<typeof importInput>>;
