import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../words/attributes.ts';

/**
 * The fewest valid sheets of a glass for which a taster sees a median: with fewer, it would be one
 * person's mark (QUA-68).
 */
export const FEWEST_SHEETS_FOR_MEDIAN = 5;

const line = z.object({
  attribute: z.enum(ATTRIBUTE_KEYS),
  /** The taster's own mark, whole millimetres; null where the line was left blank. */
  own: z.int().nullable(),
  /**
   * The panel's median and quartiles in cm, unrounded; null where fewer than five tasters answered.
   */
  panel: z.object({ median: z.number(), low: z.number(), high: z.number() }).readonly().nullable(),
});

/**
 * Response schema of a taster's own sheets of a session next to the panel's figures: own marks,
 * medians, quartiles, and of how many tasters (QUA-33). It contains no sample, replicate, class or
 * other taster.
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
          /** Whether the own sheet counts for the panel's figures. */
          isCounted: z.boolean(),
          /** The number of valid sheets in the panel's figures. */
          tasters: z.int(),
          lines: z.array(line.readonly()).readonly(),
        })
        .readonly(),
    )
    .readonly(),
});

/** A taster's own sheets of a session next to the panel's figures. */
export type OwnFigures = Readonly<z.infer<typeof ownFiguresSchema>>;
