import type { AttributeKey } from './attributes.ts';

/** Makes a record with one value for every line of the sheet, in the sheet's order (M-SHEET). */
export const eachAttribute = <Value>(
  value: (attribute: AttributeKey) => Value,
): Record<AttributeKey, Value> => ({
  fusty: value('fusty'),
  musty: value('musty'),
  winey: value('winey'),
  frostbitten: value('frostbitten'),
  rancid: value('rancid'),
  other: value('other'),
  fruity: value('fruity'),
  bitter: value('bitter'),
  pungent: value('pungent'),
});
