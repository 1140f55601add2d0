import type { AttributeKey } from './attributes.ts';

/** The kinds of gaps in a sheet: blank or contradictory answers (M-SCALE, M-SHEET). */
export const GAPS = [
  'mark-blank',
  'fruity-kind-missing',
  'fruity-kind-contradicts',
  'descriptor-missing',
  'descriptor-contradicts',
  'heating-device-missing',
  'points-blank',
] as const;

/** A gap in a sheet that must be filled before it is signed, and where it is. */
export type SheetGap =
  | {
      readonly code: Exclude<(typeof GAPS)[number], 'points-blank'>;
      readonly attribute: AttributeKey | null;
    }
  | { readonly code: 'points-blank'; readonly attribute: null; readonly item: string };
