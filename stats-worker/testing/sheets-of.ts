import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { mm } from './arbitrary-panels.ts';

/** The marks of each line in mm, taster by taster; null where a taster left the line blank. */
export type MarksByLine = Readonly<Partial<Record<AttributeKey, readonly (number | null)[]>>>;

/** The kind and the descriptor that a taster names with the marks. */
type Named = Partial<Pick<ScoredSheet, 'fruityKind' | 'otherDescriptor'>>;

/**
 * Makes sheets for as many tasters as the longest line has marks; `named` by the taster's index;
 * `rest` on lines that are not named.
 */
export function sheetsOf(
  lines: MarksByLine,
  named: (taster: number) => Named = () => ({}),
  rest: 0 | null = 0,
): readonly ScoredSheet[] {
  const count = Math.max(0, ...ATTRIBUTE_KEYS.map((key) => lines[key]?.length ?? 0));
  return Array.from({ length: count }, (_, taster) => ({
    taster: `T${taster}`,
    marks: Object.fromEntries(
      ATTRIBUTE_KEYS.flatMap((key) => {
        const line = lines[key];
        const value = line === undefined ? rest : (line[taster] ?? null);
        return value === null ? [] : [[key, mm(value)]];
      }),
    ),
    fruityKind: 'green',
    otherDescriptor: null,
    ...named(taster),
  }));
}

/** Repeats one mark for so many tasters. */
export const all = (count: number, value: number): readonly number[] =>
  Array.from({ length: count }, () => value);
