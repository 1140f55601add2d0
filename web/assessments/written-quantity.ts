import type { NamedQuantity, Unit } from '../../stats-worker/explanation/explanation.ts';
import type { Write } from './use-write.ts';

/** How numbers of a unit are written: counts whole, everything else with two decimals. */
const decimalsOf = (unit: Unit): 0 | 2 => (unit === 'count' ? 0 : 2);

/** How the quantities of an explanation are put into the reader's language; `word` tells a code in words. */
export type Tell = Pick<Write, 'number'> & { readonly word: (code: string) => string };

/** STA-9: a quantity of an explanation in the reader's language. */
export function writtenQuantity(of: NamedQuantity, { number, word }: Tell): string {
  switch (of.kind) {
    case 'number': {
      if (of.value === null) return '–';
      const isHalf = of.unit === 'count' && !Number.isInteger(of.value);
      const written = number(of.value, isHalf ? 1 : decimalsOf(of.unit));
      return of.unit === 'percent' ? `${written} %` : written;
    }
    case 'numbers':
      return of.name === 'scores'
        ? of.values.map((value) => number(value, 1)).join('; ')
        : of.values
            .map((value) => number(value, decimalsOf(of.unit)))
            .join(of.name === 'interval' ? ' – ' : '; ');
    case 'word':
      return word(of.word);
    case 'words':
      return of.words.map(word).join('; ');
    case 'truth':
      return of.value === null ? '–' : of.value ? '✓' : '✗';
  }
}
