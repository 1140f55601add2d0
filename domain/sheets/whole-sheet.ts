import { z } from 'zod';
import { EVALUATION_CONTENT, pointsSchema } from '../documents/evaluation.document.ts';
import { tasterIdSchema, tastingCodeSchema } from '../words/id-schemas.ts';
import { sealedSheetSchema } from './sealed-sheet.ts';

const { marks, fields } = EVALUATION_CONTENT.shape;

/** All that a sheet says, without the document it stood in. */
const saidSchema = fields.extend({ marks, points: pointsSchema.exactOptional() }).readonly();

/** Which sheet is asked for: whose, and by which code on the glass. */
export const wholeSheetQuery = z.object({ taster: tasterIdSchema, code: tastingCodeSchema });

/**
 * EVA-8: one sealed sheet whole: its record with what it was sealed with, and what devices brought after the seal, oldest
 * first, which changed nothing (EVA-6). What can be read no more is null.
 */
export const wholeSheetSchema = z.object({
  sheet: sealedSheetSchema.extend({ said: saidSchema.nullable() }).readonly().nullable(),
  later: z.array(z.object({ at: z.string(), said: saidSchema.nullable() }).readonly()).readonly(),
});

/** One sealed sheet whole. */
export type WholeSheet = Readonly<z.infer<typeof wholeSheetSchema>>;
