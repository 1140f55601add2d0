import type { LeftOut } from '../../../domain/results/result-row.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { Assessed } from './assessed-of.ts';

/** The sheets left out of one result that a class rests on. */
export type LeftOutSheets = {
  readonly session: number;
  readonly replicate: Replicate;
  readonly leftOut: readonly LeftOut[];
};

/**
 * ASM-1: before anything is stored, what is left out of the replicates that the class shown is made
 * of.
 */
export function leftOutSheets(
  { shown, pair, from }: Pick<Assessed, 'shown' | 'pair' | 'from'>,
  session: number,
  wordsOf: (exclusion: { readonly taster: string; readonly reason: string }) => LeftOut,
): readonly LeftOutSheets[] {
  const judged = new Set([...(pair === null ? [] : [pair.first, pair.second]), from, shown]);
  return [...new Map([...judged].map((one) => [one.entry.id, one])).values()].flatMap(
    ({ entry, sheets }) =>
      sheets.excluded.length === 0
        ? []
        : [
            {
              session,
              replicate: entry.replicate,
              leftOut: sheets.excluded.map(({ exclusion }) => wordsOf(exclusion)),
            },
          ],
  );
}
