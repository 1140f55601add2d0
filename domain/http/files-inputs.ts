import { z } from 'zod';
import type { Upload } from '../files/check-upload.ts';
import type { QuantityCorrection, SampleStateInput } from './files-api.ts';

const reason = z.string().trim().min(1).max(1_000);
const millilitres = z.number().min(0).max(1_000_000);

/** The border of a quantity that is corrected. */
export const quantityInput: z.ZodType<QuantityCorrection> = z.strictObject({
  seen: millilitres,
  quantity: millilitres,
  reason,
});

/** The border of a sample's state. */
export const sampleStateInput: z.ZodType<SampleStateInput> = z.strictObject({
  active: z.boolean(),
  validated: z.boolean(),
  reason,
  revision: z.int().min(0),
});

/** The border of a file, once its form is read. */
export const uploadInput: z.ZodType<Upload> = z.strictObject({
  name: z.string().max(1_000),
  bytes: z.instanceof(Uint8Array),
  thumbnail: z.instanceof(Uint8Array).nullable(),
});
