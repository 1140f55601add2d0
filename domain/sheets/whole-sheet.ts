import { z } from 'zod';
import { EVALUATION_CONTENT, pointsSchema } from '../documents/evaluation.document.ts';
import { tasterIdSchema, tastingCodeSchema } from '../words/id-schemas.ts';
import { sealedSheetSchema } from './sealed-sheet.ts';

const { marks, fields } = EVALUATION_CONTENT.shape;

/** All answers and data of a sheet, without what belongs only to its live document. */
const saidSchema = fields.extend({ marks, points: pointsSchema.exactOptional() }).readonly();

/** Input schema of the request for a sheet: its taster, and the code on its glass. */
export const wholeSheetQuery = z.object({ taster: tasterIdSchema, code: tastingCodeSchema });

/**
 * Response schema of one complete sealed sheet: its record, its sealed content, and later updates
 * from devices, oldest first (EVA-8). Those updates changed nothing (EVA-6). Content that can no
 * longer be read is null.
 */
export const wholeSheetSchema = z.object({
  sheet: sealedSheetSchema.extend({ said: saidSchema.nullable() }).readonly().nullable(),
  later: z.array(z.object({ at: z.string(), said: saidSchema.nullable() }).readonly()).readonly(),
});

/** One complete sealed sheet: its record, its sealed content, and later updates from devices. */
export type WholeSheet = Readonly<z.infer<typeof wholeSheetSchema>>;
