import { z } from 'zod';
import { FILE_KINDS } from './file-kind.ts';

/** A file on its way to a device. It is shown by a page only where it is a picture of that page. */
export const downloadSchema = z.object({
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** A file on its way to a device. */
export type Download = Readonly<z.infer<typeof downloadSchema>>;
