import { z } from 'zod';
import { FILE_KINDS } from '../files/file-kind.ts';

/** Response schema of a file that is attached to a sample. */
export const sampleFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.int(),
  hasThumbnail: z.boolean(),
  at: z.string(),
  by: z.string(),
});

/** A file that is attached to a sample. */
export type SampleFileRow = Readonly<z.infer<typeof sampleFileSchema>>;
