import type { LeftOut } from '../../../domain/results/result-row.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { Assessed } from './assessed-of.ts';

/** The sheets excluded from one result on which a class is based. */
export type LeftOutSheets = {
  readonly session: number;
  readonly replicate: Replicate;
  readonly leftOut: readonly LeftOut[];
};

/**
 * The sheets excluded before a result is stored (ASM-1): those of the shown replicate, of both
 * replicates of its pair, and of the verdict's replicate, each once.
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
