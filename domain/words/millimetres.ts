import { z } from 'zod';

/** A mark (intensity): whole millimetres from the left end of a 100 mm line, 0 to 100 (M-SCALE). */
export type Millimetres = number & { readonly __unit: 'mm' };

/** Length of the line in millimetres (M-SCALE). */
export const LINE_LENGTH = 100;

/** Type guard for a mark (M-SCALE). Untouched is `null`, never 0. */
export const isMillimetres = (value: unknown): value is Millimetres =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LINE_LENGTH;

/** Input schema of a mark. */
export const millimetresSchema = z.custom<Millimetres>(isMillimetres);

/** The answer "not perceived": a deliberate zero, never a blank (M-SCALE). */
export const NOT_PERCEIVED = 0 as Millimetres;
