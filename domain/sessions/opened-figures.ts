import { z } from 'zod';
import { type Replicate, replicateSchema } from '../words/replicate.ts';

/** SES-14: of which glass the figures were opened early; of both replicates of a sample (null), as it was done before a glass was named. */
export const openedFiguresSchema = z
  .object({ sample: z.string(), replicate: replicateSchema.nullable() })
  .readonly();

/** The same, as it is read. */
export type OpenedFigures = z.infer<typeof openedFiguresSchema>;

/** BRD-2: whether the figures of a glass were opened early. */
export const isOpened = (
  opened: readonly OpenedFigures[],
  glass: { readonly sample: string; readonly replicate: Replicate },
): boolean =>
  opened.some(
    ({ sample, replicate }) =>
      sample === glass.sample && (replicate === null || replicate === glass.replicate),
  );
