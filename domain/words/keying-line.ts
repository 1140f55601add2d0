import { ATTRIBUTE_KEYS } from './attributes.ts';

/** What is keyed in beside the nine lines. */
export const KEYED_FIELDS = [
  'fruityKind',
  'otherDescriptor',
  'smelledOnly',
  'heatingDevice',
] as const;

/** Every line of a keying: the nine lines of the sheet, and what is keyed in beside them. */
export const KEYING_LINES = [...ATTRIBUTE_KEYS, ...KEYED_FIELDS] as const;

/** One line of a keying. */
export type KeyingLine = (typeof KEYING_LINES)[number];

/** Tells a line of a keying from any other value. */
export const isKeyingLine = (value: unknown): value is KeyingLine =>
  KEYING_LINES.some((line) => line === value);
