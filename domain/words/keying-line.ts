import { ATTRIBUTE_KEYS } from './attributes.ts';

/** What is keyed in beside the nine lines. */
export const KEYED_FIELDS = [
  'fruityKind',
  'otherDescriptor',
  'smelledOnly',
  'heatingDevice',
] as const;

/** Every line of a keying of a sheet of lines: the nine of it, and what is keyed in beside them. */
export const KEYING_LINES = [...ATTRIBUTE_KEYS, ...KEYED_FIELDS] as const;

/** The points of an item in a keying of a sheet of points. */
export type PointsLine = `points:${string}`;

/** One line of a keying. */
export type KeyingLine = (typeof KEYING_LINES)[number] | PointsLine;

/** KEY-8: the line of an item, by its key. */
export const pointsLine = (item: string): PointsLine => `points:${item}`;

/** KEY-8: the key of the item of such a line; null of any other. */
export const itemOfLine = (line: string): string | null =>
  /^points:([a-z][a-z0-9-]{0,39})$/.exec(line)?.[1] ?? null;

/** Tells a line of a keying from any other value. */
export const isKeyingLine = (value: unknown): value is KeyingLine =>
  KEYING_LINES.some((line) => line === value) ||
  (typeof value === 'string' && itemOfLine(value) !== null);
