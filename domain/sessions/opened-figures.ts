import { z } from 'zod';
import { type Replicate, replicateSchema } from '../words/replicate.ts';

/**
 * Schema of the glass whose figures were opened early; null means both replicates of a sample, as
 * in older records (SES-14).
 */
export const openedFiguresSchema = z
  .object({ sample: z.string(), replicate: replicateSchema.nullable() })
  .readonly();

/** The glass whose figures were opened early. */
export type OpenedFigures = z.infer<typeof openedFiguresSchema>;

/** Whether the figures of a glass were opened early (BRD-2). */
export const isOpened = (
  opened: readonly OpenedFigures[],
  glass: { readonly sample: string; readonly replicate: Replicate },
): boolean =>
  opened.some(
    ({ sample, replicate }) =>
      sample === glass.sample && (replicate === null || replicate === glass.replicate),
  );
