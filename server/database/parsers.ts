/**
 * Value parsers by PostgreSQL type id, the same for both engines: 8-byte integers as numbers, dates
 * as text.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: (text) => Number(text),
  1082: (text) => text,
};
