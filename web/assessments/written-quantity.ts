import type { NamedQuantity, Unit } from '../../stats-worker/explanation/explanation.ts';
import type { Write } from './use-write.ts';

/** How numbers of a unit are written: counts whole, everything else with two decimals. */
const decimalsOf = (unit: Unit): 0 | 2 => (unit === 'count' ? 0 : 2);

/** STA-9: a quantity of an explanation in the reader's language; words stay the codes they are. */
export function writtenQuantity(of: NamedQuantity, write: Pick<Write, 'number'>): string {
  switch (of.kind) {
    case 'number': {
      if (of.value === null) return '–';
      const isHalf = of.unit === 'count' && !Number.isInteger(of.value);
      const written = write.number(of.value, isHalf ? 1 : decimalsOf(of.unit));
      return of.unit === 'percent' ? `${written} %` : written;
    }
    case 'numbers':
      return of.name === 'scores'
        ? of.values.map((value) => write.number(value, 1)).join('; ')
        : of.values.map((value) => write.number(value, decimalsOf(of.unit))).join(' – ');
    case 'word':
      return of.word;
    case 'words':
      return of.words.join('; ');
    case 'truth':
      return of.value === null ? '–' : of.value ? '✓' : '✗';
  }
}
