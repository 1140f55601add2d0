import { type Signature, signatureSchema } from '../../../domain/documents/evaluation-parts.ts';

type Strokes = readonly (readonly number[])[];

/**
 * The signature that the taster drew or typed on the pad of this sheet; null while the pad is
 * untouched.
 */
export type OwnHand = { readonly strokes: Strokes; readonly typed: string | null } | null;

/** The state of signing a sheet. */
export type Signing = {
  readonly strokes: Strokes;
  readonly typed: string | null;
  /** Whether the pad shows the signature stored with the account. */
  readonly isKept: boolean;
  /**
   * The valid signature, or null while there is none. Its timestamp is a placeholder until the
   * sheet is signed.
   */
  readonly signature: Signature | null;
};

/**
 * Derives the state of signing: the signature stored with the account is preset once the sheet has
 * no gaps and no lines to confirm (EVA-10). The taster may draw or type another instead.
 */
export function signingOf(kept: Strokes | null, own: OwnHand, isSettled: boolean): Signing {
  const strokes = own?.strokes ?? (isSettled ? (kept ?? []) : []);
  const typed = own?.typed ?? null;
  return {
    strokes,
    typed,
    isKept: own === null && strokes.length > 0,
    signature: isSettled ? signatureOf(strokes, typed) : null,
  };
}

/**
 * Placeholder timestamp, for validating a signature before it is given. Handing in sets the real
 * one.
 */
const NO_INSTANT_YET = '2026-01-01T00:00:00Z';

function signatureOf(strokes: Strokes, typed: string | null): Signature | null {
  const parts = typed === null ? { strokes } : { strokes: [], typed: typed.trim() };
  return signatureSchema.safeParse({ ...parts, at: NO_INSTANT_YET }).data ?? null;
}
