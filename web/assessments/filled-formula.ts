import type { Explanation } from '../../stats-worker/explanation/explanation.ts';
import type { Write } from './use-write.ts';
import { writtenQuantity } from './written-quantity.ts';

/** STA-9: a template of an explanation with every number in the reader's language. */
export function filledFormula(
  template: string,
  { inputs, steps, result }: Pick<Explanation, 'inputs' | 'steps' | 'result'>,
  write: Pick<Write, 'number'>,
): string {
  const known = [...inputs, ...steps, result];
  return template.replaceAll(/\{([^}]+)\}/g, (place, name: string) => {
    if (/^[\d.]+$/.test(name)) return write.number(Number(name), decimalsOf(name));
    const found = known.find((each) => each.name === name);
    return found === undefined ? place : writtenQuantity(found, write);
  });
}

/** A constant is written with the decimals the method gives it. */
function decimalsOf(constant: string): 0 | 1 | 2 | 3 {
  const decimals = constant.split('.')[1]?.length ?? 0;
  return decimals === 0 || decimals === 1 || decimals === 2 ? decimals : 3;
}
