import type { NamedQuantity, Places } from '../../../stats-worker/explanation/explanation.ts';
import type { Format } from '../../i18n/format-of.ts';

/** How the quantities of an explanation are put into the reader's language; `word` tells a code in words. */
export type Tell = Pick<Format, 'number'> & { readonly word: (code: string) => string };

/** FIG-1: a quantity of an explanation in the reader's language, with the decimals that its arithmetic needs. */
export function writtenQuantity(of: NamedQuantity, places: Places, { number, word }: Tell): string {
  const decimals = places[of.name] ?? 2;
  switch (of.kind) {
    case 'number': {
      if (of.value === null) return '–';
      const written = number(of.value, decimals);
      return of.unit === 'percent' ? `${written}\u00a0%` : written;
    }
    case 'numbers':
      return of.values
        .map((value) => number(value, decimals))
        .join(of.name === 'interval' ? ' – ' : '; ');
    case 'word':
      return word(of.word);
    case 'words':
      return of.words.map(word).join('; ');
    case 'truth':
      return of.value === null ? '–' : word(of.value ? 'yes' : 'no');
  }
}
