/** How values are read, the same on both engines: 8-byte integers as numbers, days as text. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: (text) => Number(text),
  1082: (text) => text,
};
