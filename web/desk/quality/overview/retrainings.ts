import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { tasterSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { retrainingDue } from '../notes/retraining-due.ts';
import { notesOf } from '../notes/use-point-notes.ts';
import type { ShownIndex } from '../small-multiples.tsx';

/**
 * Returns the required taster indexes that exceeded their limit twice in a row without retraining
 * since (M-EVOLUTION).
 */
export const retrainings = (quality: Quality, notes: readonly PointNote[]): readonly ShownIndex[] =>
  (quality.evolution?.tasters ?? []).flatMap(({ taster, series: charts }) =>
    quality.report.asked.flatMap((index) =>
      tasterSeries(quality.report)
        .filter((series) => {
          const of = { chart: index, series, taster };
          const points = charts[series]?.[index].points ?? [];
          return retrainingDue(points, notesOf(notes, quality, of)) !== null;
        })
        .map((series) => ({ taster, index, series })),
    ),
  );
