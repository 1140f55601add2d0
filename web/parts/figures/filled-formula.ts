import type { Explanation } from '../../../stats-worker/explanation/explanation.ts';
import { type Tell, writtenQuantity } from './written-quantity.ts';

/** FIG-1: a MathML template of an explanation with every number and word in the reader's language. */
export function filledFormula(
  template: string,
  { inputs, steps, result, places }: Pick<Explanation, 'inputs' | 'steps' | 'result' | 'places'>,
  tell: Tell,
): string {
  const known = [...inputs, ...steps, result];
  return template.replaceAll(/\{([^}]+)\}/g, (place, name: string) => {
    if (/^[\d.]+$/.test(name)) return tell.number(Number(name), decimalsOf(name));
    const found = known.find((each) => each.name === name);
    return found === undefined ? place : escaped(writtenQuantity(found, places, tell));
  });
}

/** A word may hold what would be markup in a MathML template. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A constant is written with the decimals the method gives it. */
const decimalsOf = (constant: string): number => constant.split('.')[1]?.length ?? 0;
