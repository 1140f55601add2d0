import { z } from 'zod';
import type { Upload } from './check-upload.ts';

/** Input schema of an uploaded file, after its form is parsed. */
export const uploadInput: z.ZodType<Upload> = z.strictObject({
  name: z.string().max(1_000),
  bytes: z.instanceof(Uint8Array),
  thumbnail: z.instanceof(Uint8Array).nullable(),
});
