/** Why a sample's quantity changed: received, served in a session, corrected, or carried over from older records. */
export const MOVEMENT_KINDS = ['received', 'session', 'correction', 'carried'] as const;

/** Why a sample's quantity changed. */
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** One movement of a sample's quantity. Millilitres are negative when they went. */
export type MovementRow = {
  readonly id: number;
  readonly at: string;
  readonly kind: MovementKind;
  readonly millilitres: number;
  readonly session: number | null;
  readonly by: string;
  readonly reason: string | null;
};
