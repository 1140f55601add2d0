import { z } from 'zod';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../words/attributes.ts';

/** How far one mark was from its range, in whole millimetres: above zero stronger, below zero weaker. */
const farSchema = z.object({ attribute: z.enum(ATTRIBUTE_KEYS), by: z.number() }).readonly();

/** How far one mark was from its range. */
export type Far = z.infer<typeof farSchema>;

const sessionOf = { session: z.int(), date: z.string() };

/** TRN-9: a taster's own training sessions, oldest first: how far each mark with a target was. Nothing of samples. */
export const ownTrainingSchema = z
  .array(z.object({ ...sessionOf, lines: z.array(farSchema).readonly() }).readonly())
  .readonly();

/** TRN-10: the training sessions of a panel that have ended, oldest first, and who tasted in them. */
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
            /** How far the panel's medians were. */
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

/** A taster's own training sessions. */
export type OwnTraining = z.infer<typeof ownTrainingSchema>;

/** The training sessions of a panel. */
export type PanelTraining = z.infer<typeof panelTrainingSchema>;

/** What is looked at: one line of the sheet, or all of them. */
export type TrainedLine = AttributeKey | 'all';

/**
 * TRN-9: the mean distance from the range, in millimetres, whether stronger or weaker, of one line or of all; null where no
 * mark had a target. Example: 3, 0 and -6 are 3.
 */
export function meanDistance(lines: readonly Far[], of: TrainedLine): number | null {
  const chosen = lines.filter(({ attribute }) => of === 'all' || attribute === of);
  if (chosen.length === 0) return null;
  return chosen.reduce((sum, { by }) => sum + Math.abs(by), 0) / chosen.length;
}

/** TRN-9: the lines of the sheet that have a target in some sessions, in the order of the sheet. */
export const trainedLines = (
  sessions: readonly { readonly lines: readonly Far[] }[],
): readonly AttributeKey[] =>
  ATTRIBUTE_KEYS.filter((key) =>
    sessions.some(({ lines }) => lines.some(({ attribute }) => attribute === key)),
  );
