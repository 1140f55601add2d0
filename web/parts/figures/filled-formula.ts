import type { Explanation } from '../../../stats-worker/explanation/explanation.ts';
import { type Tell, writtenQuantity } from './written-quantity.ts';

/**
 * Fills the MathML template of an explanation with numbers and words in the user's language
 * (FIG-1).
 */
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

/** Escapes text for MathML, since a word may contain markup characters. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The number of decimals of a constant, as the method writes it. */
const decimalsOf = (constant: string): number => constant.split('.')[1]?.length ?? 0;
