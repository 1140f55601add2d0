import { z } from 'zod';

/**
 * The reasons for a change of a sample's quantity: received, served in a session, corrected, or
 * carried over from older records.
 */
export const MOVEMENT_KINDS = ['received', 'session', 'correction', 'carried'] as const;

/** The reason for a change of a sample's quantity. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Response schema of one stock movement of a sample. Millilitres are negative for a deduction. */
export const movementSchema = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  millilitres: z.number(),
  session: z.int().nullable(),
  by: z.string(),
  reason: z.string().nullable(),
});

/** One stock movement of a sample. */
export type MovementRow = Readonly<z.infer<typeof movementSchema>>;
