import type { NamedQuantity, Places } from '../../../stats-worker/explanation/explanation.ts';
import type { Format } from '../../i18n/format-of.ts';

/**
 * Formatters for the quantities of an explanation in the user's language; `word` translates a code.
 */
export type Tell = Pick<Format, 'number' | 'semicolon'> & {
  readonly word: (code: string) => string;
};

/**
 * Formats a quantity of an explanation in the user's language, with the number of decimals that its
 * arithmetic needs (FIG-1).
 */
export function writtenQuantity(of: NamedQuantity, places: Places, tell: Tell): string {
  const { number, word, semicolon } = tell;
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
        .join(of.name === 'interval' ? ' – ' : semicolon);
    case 'word':
      return word(of.word);
    case 'words':
      return of.words.map(word).join(semicolon);
    case 'truth':
      return of.value === null ? '–' : word(of.value ? 'yes' : 'no');
  }
}
