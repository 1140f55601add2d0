import { z } from 'zod';
import { FILE_KINDS } from './file-kind.ts';

/**
 * Schema of a file that is downloaded to a device. A page displays it only if it is a picture of
 * that page.
 */
export const downloadSchema = z.object({
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** A file that is downloaded to a device. */
export type Download = Readonly<z.infer<typeof downloadSchema>>;
