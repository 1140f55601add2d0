import type { NamedQuantity, Unit } from '../../../stats-worker/explanation/explanation.ts';
import type { Format } from '../../i18n/use-format.ts';

/** How numbers of a unit are written: counts whole, everything else with two decimals. */
const decimalsOf = (unit: Unit): 0 | 2 => (unit === 'count' ? 0 : 2);

/** Md and Mf are rounded to a tenth; a place may lie between two marks. */
function decimalsOfNumber(name: NamedQuantity['name'], value: number, unit: Unit): 0 | 1 | 2 {
  if (name === 'md' || name === 'mf') return 1;
  return unit === 'count' && !Number.isInteger(value) ? 1 : decimalsOf(unit);
}

/** How the quantities of an explanation are put into the reader's language; `word` tells a code in words. */
export type Tell = Pick<Format, 'number'> & { readonly word: (code: string) => string };

/** FIG-1: a quantity of an explanation in the reader's language. */
export function writtenQuantity(of: NamedQuantity, { number, word }: Tell): string {
  switch (of.kind) {
    case 'number': {
      if (of.value === null) return '–';
      const written = number(of.value, decimalsOfNumber(of.name, of.value, of.unit));
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
      return of.value === null ? '–' : word(of.value ? 'yes' : 'no');
  }
}
