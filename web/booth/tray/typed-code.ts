import type { TastingCode } from '../../../domain/words/ids.ts';

/** What a code typed from a glass says about it. */
export type TypedCode =
  | { readonly kind: 'empty' }
  | { readonly kind: 'right' }
  | { readonly kind: 'other-of-tray'; readonly position: number }
  | { readonly kind: 'wrong' };

/** Codes are read from a label: spaces, dashes and lower case are no mistake. */
export const readTyped = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** BTH-6: whether the glass in hand is the one to taste, another of this tray, or none of it. */
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
