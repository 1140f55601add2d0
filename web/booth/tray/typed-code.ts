import type { TastingCode } from '../../../domain/words/ids.ts';

/** The result of comparing a typed tasting code with the tray. */
export type TypedCode =
  | { readonly kind: 'empty' }
  | { readonly kind: 'right' }
  | { readonly kind: 'other-of-tray'; readonly position: number }
  | { readonly kind: 'wrong' };

/** Normalises a typed tasting code: spaces, dashes and lower case are accepted. */
export const readTyped = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/**
 * Checks whether a typed code is that of the glass to taste, of another glass of this tray, or of
 * none (BTH-6).
 */
export function checkTyped(
  text: string,
  expected: TastingCode,
  tray: readonly TastingCode[],
): TypedCode {
  const typed = readTyped(text);
  if (typed === '') return { kind: 'empty' };
  if (typed === expected) return { kind: 'right' };
  const index = tray.map(String).indexOf(typed);
  return index < 0 ? { kind: 'wrong' } : { kind: 'other-of-tray', position: index + 1 };
}
