/**
 * The approximate position of a mark on its line, as a phrase for screen readers that names no
 * figure.
 */
export type PlaceOnSheet =
  | 'not-perceived'
  | 'near-start'
  | 'eighth'
  | 'quarter'
  | 'third'
  | 'half'
  | 'two-thirds'
  | 'three-quarters'
  | 'seven-eighths'
  | 'near-end';

/** The last millimetre of each part of the line. */
const PARTS: readonly (readonly [last: number, part: PlaceOnSheet])[] = [
  [0, 'not-perceived'],
  [6, 'near-start'],
  [18, 'eighth'],
  [29, 'quarter'],
  [41, 'third'],
  [58, 'half'],
  [70, 'two-thirds'],
  [81, 'three-quarters'],
  [93, 'seven-eighths'],
];

/**
 * The part of the line that contains a mark (BTH-18). `mm` is a whole number of millimetres from 0
 * to 100.
 */
export const placeOnSheet = (mm: number): PlaceOnSheet =>
  PARTS.find(([last]) => mm <= last)?.[1] ?? 'near-end';
