import { z } from 'zod';
import type { Upload } from './check-upload.ts';

/** The border of a file, once its form is read. */
export const uploadInput: z.ZodType<Upload> = z.strictObject({
  name: z.string().max(1_000),
  bytes: z.instanceof(Uint8Array),
  thumbnail: z.instanceof(Uint8Array).nullable(),
});
