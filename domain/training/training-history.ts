import { z } from 'zod';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../words/attributes.ts';

/**
 * Schema of the distance of one mark from its range, in whole millimetres: positive if stronger,
 * negative if weaker.
 */
const farSchema = z.object({ attribute: z.enum(ATTRIBUTE_KEYS), by: z.number() }).readonly();

/** The distance of one mark from its range. */
export type Far = z.infer<typeof farSchema>;

const sessionOf = { session: z.int(), date: z.string() };

/**
 * Response schema of a taster's own training sessions, oldest first: the distance of each mark with
 * a target (TRN-9). It contains nothing of samples.
 */
export const ownTrainingSchema = z
  .array(z.object({ ...sessionOf, lines: z.array(farSchema).readonly() }).readonly())
  .readonly();

/**
 * Response schema of the finished training sessions of a panel, oldest first, with their tasters
 * (TRN-10).
 */
export const panelTrainingSchema = z
  .object({
    tasters: z
      .array(z.object({ id: z.string(), code: z.string(), name: z.string() }).readonly())
      .readonly(),
    sessions: z
      .array(
        z
          .object({
            ...sessionOf,
            /** The distances of the panel's medians. */
            panel: z.array(farSchema).readonly(),
            tasters: z
              .array(
                z.object({ taster: z.string(), lines: z.array(farSchema).readonly() }).readonly(),
              )
              .readonly(),
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();

/** A taster's own training sessions, with distances. */
export type OwnTraining = z.infer<typeof ownTrainingSchema>;

/** The training sessions of a panel, with distances. */
export type PanelTraining = z.infer<typeof panelTrainingSchema>;

/** The selected line of the sheet, or all of them. */
export type TrainedLine = AttributeKey | 'all';

/**
 * The mean absolute distance from the range, in millimetres, of one line or of all; null where no
 * mark had a target (TRN-9). Example: 3, 0 and -6 are 3.
 */
export function meanDistance(lines: readonly Far[], of: TrainedLine): number | null {
  const chosen = lines.filter(({ attribute }) => of === 'all' || attribute === of);
  if (chosen.length === 0) return null;
  return chosen.reduce((sum, { by }) => sum + Math.abs(by), 0) / chosen.length;
}

/** The lines of the sheet with a target in some sessions, in the order of the sheet (TRN-9). */
export const trainedLines = (
  sessions: readonly { readonly lines: readonly Far[] }[],
): readonly AttributeKey[] =>
  ATTRIBUTE_KEYS.filter((key) =>
    sessions.some(({ lines }) => lines.some(({ attribute }) => attribute === key)),
  );
