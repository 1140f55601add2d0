import type { Explanation } from '../../../stats-worker/explanation/explanation.ts';
import { type Tell, writtenQuantity } from './written-quantity.ts';

/** FIG-1: a MathML template of an explanation with every number and word in the reader's language. */
export function filledFormula(
  template: string,
  { inputs, steps, result }: Pick<Explanation, 'inputs' | 'steps' | 'result'>,
  tell: Tell,
): string {
  const known = [...inputs, ...steps, result];
  return template.replaceAll(/\{([^}]+)\}/g, (place, name: string) => {
    if (/^[\d.]+$/.test(name)) return tell.number(Number(name), decimalsOf(name));
    const found = known.find((each) => each.name === name);
    return found === undefined ? place : escaped(writtenQuantity(found, tell));
  });
}

/** A word may hold what would be markup in a MathML template. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A constant is written with the decimals the method gives it. */
function decimalsOf(constant: string): 0 | 1 | 2 | 3 {
  const decimals = constant.split('.')[1]?.length ?? 0;
  return decimals === 0 || decimals === 1 || decimals === 2 ? decimals : 3;
}
