import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../words/attributes.ts';

/** QUA-68: the fewest valid sheets of a glass whose middle is told to a taster: of fewer, it would be somebody's mark. */
export const FEWEST_SHEETS_FOR_MEDIAN = 5;

const line = z.object({
  attribute: z.enum(ATTRIBUTE_KEYS),
  /** The taster's own mark, whole millimetres; null where the line was left blank. */
  own: z.int().nullable(),
  /** The panel's median and quartiles in cm, unrounded; null where fewer than five tasters answered. */
  panel: z.object({ median: z.number(), low: z.number(), high: z.number() }).readonly().nullable(),
});

/**
 * QUA-33: a taster's own sheets of a session beside the panel: own marks, medians and quartiles, and of how many tasters.
 * Nothing of samples, replicates, classes or other tasters.
 */
export const ownFiguresSchema = z.object({
  session: z.int(),
  date: z.string(),
  training: z.boolean(),
  glasses: z
    .array(
      z
        .object({
          code: z.string(),
          position: z.int(),
          /** Whether the own sheet is among those that count. */
          isCounted: z.boolean(),
          /** The valid sheets behind the panel's figures. */
          tasters: z.int(),
          lines: z.array(line.readonly()).readonly(),
        })
        .readonly(),
    )
    .readonly(),
});

/** A taster's own sheets of a session beside the panel. */
export type OwnFigures = Readonly<z.infer<typeof ownFiguresSchema>>;
