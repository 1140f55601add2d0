import type { AttributeKey } from './attributes.ts';

/** What is blank or contradictory on a sheet (M-SCALE, M-SHEET). */
export const GAPS = [
  'mark-blank',
  'fruity-kind-missing',
  'fruity-kind-contradicts',
  'descriptor-missing',
  'descriptor-contradicts',
  'heating-device-missing',
  'points-blank',
] as const;

/** One point to settle before a sheet may be signed, and where it is. */
export type SheetGap =
  | {
      readonly code: Exclude<(typeof GAPS)[number], 'points-blank'>;
      readonly attribute: AttributeKey | null;
    }
  | { readonly code: 'points-blank'; readonly attribute: null; readonly item: string };
