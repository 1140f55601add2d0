import { type Signature, signatureSchema } from '../../../domain/documents/evaluation-parts.ts';

type Strokes = readonly (readonly number[])[];

/** What a taster has put on the pad of this sheet; null while nothing was touched. */
export type OwnHand = { readonly strokes: Strokes; readonly typed: string | null } | null;

/** How a sheet is being signed. */
export type Signing = {
  readonly strokes: Strokes;
  readonly typed: string | null;
  /** Whether what stands on the pad is the signature that the account keeps. */
  readonly isKept: boolean;
  /** The signature that this is by now, null while it is none: its instant is not yet that of signing. */
  readonly signature: Signature | null;
};

/** EVA-10: the account's kept signature stands ready, once nothing is left to settle; another is drawn or typed in its place. */
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

/** A signature is looked at before it has its instant, which is that of handing in. */
const NO_INSTANT_YET = '2026-01-01T00:00:00Z';

function signatureOf(strokes: Strokes, typed: string | null): Signature | null {
  const parts = typed === null ? { strokes } : { strokes: [], typed: typed.trim() };
  return signatureSchema.safeParse({ ...parts, at: NO_INSTANT_YET }).data ?? null;
}
