import type { Explanation, NamedQuantity } from '../../../stats-worker/explanation/explanation.ts';
import type { Condition } from '../../../stats-worker/explanation/formula.ts';
import { type Tell, writtenQuantity } from './written-quantity.ts';

/**
 * Replaces every quantity of a condition by its name and value, and formats every constant for the
 * user's language (FIG-1).
 */
export function operandWords(
  { left, operator, right }: Condition,
  { inputs, steps, result, places }: Pick<Explanation, 'inputs' | 'steps' | 'result' | 'places'>,
  tell: Tell,
  name: (of: NamedQuantity) => string,
): Condition {
  const known = [...inputs, ...steps, result];
  const isPercent = known.some(
    (each) =>
      (left === `{${each.name}}` || right === `{${each.name}}`) &&
      each.kind === 'number' &&
      each.unit === 'percent',
  );
  const words = (side: string): string =>
    side.replaceAll(/\{([^}]+)\}/g, (place, key: string) => {
      if (/^[\d.]+$/.test(key))
        return `${tell.number(Number(key), key.split('.')[1]?.length ?? 0)}${isPercent ? '\u00a0%' : ''}`;
      const found = known.find((each) => each.name === key);
      return found === undefined
        ? place
        : `${name(found)} (${writtenQuantity(found, places, tell)})`;
    });
  return { left: words(left), operator, right: words(right) };
}
