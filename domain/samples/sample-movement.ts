import { z } from 'zod';

/** Why a sample's quantity changed: received, served in a session, corrected, or carried over from older records. */
export const MOVEMENT_KINDS = ['received', 'session', 'correction', 'carried'] as const;

/** Why a sample's quantity changed. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** One movement of a sample's quantity. Millilitres are negative when they went. */
export const movementSchema = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  millilitres: z.number(),
  session: z.int().nullable(),
  by: z.string(),
  reason: z.string().nullable(),
});

/** One movement of a sample's quantity. */
export type MovementRow = Readonly<z.infer<typeof movementSchema>>;
