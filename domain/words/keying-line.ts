import { ATTRIBUTE_KEYS } from './attributes.ts';

/** The fields of a paper sheet that are keyed in, in addition to the nine lines. */
export const KEYED_FIELDS = [
  'fruityKind',
  'otherDescriptor',
  'smelledOnly',
  'heatingDevice',
] as const;

/** Every line in the entry of a sheet of lines: its nine lines, and the other fields. */
export const KEYING_LINES = [...ATTRIBUTE_KEYS, ...KEYED_FIELDS] as const;

/** The line of an item's points in the entry of a sheet of points. */
export type PointsLine = `points:${string}`;

/** One line of an entry (data entry from paper). */
export type KeyingLine = (typeof KEYING_LINES)[number] | PointsLine;

/** The line of an item, by its key (KEY-8). */
export const pointsLine = (item: string): PointsLine => `points:${item}`;

/** The key of the item of such a line; null for any other (KEY-8). */
export const itemOfLine = (line: string): string | null =>
  /^points:([a-z][a-z0-9-]{0,39})$/.exec(line)?.[1] ?? null;

/** Type guard for a line of an entry. */
export const isKeyingLine = (value: unknown): value is KeyingLine =>
  KEYING_LINES.some((line) => line === value) ||
  (typeof value === 'string' && itemOfLine(value) !== null);
