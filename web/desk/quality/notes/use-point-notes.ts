import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PointNote, QualityChart } from '../../../../domain/quality/point-note.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { QUALITY_KEY } from '../facts/quality-queries.ts';
import type { Quality } from '../facts/use-quality.ts';

/** Identifies a chart: its kind, its series, and the code of the taster if it shows one. */
export type ChartOf = {
  readonly chart: QualityChart;
  readonly series: Series;
  readonly taster: string | null;
};

/** The query key of the notes. */
export const NOTES_KEY = [...QUALITY_KEY, 'notes'];

const notesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...NOTES_KEY, from, to],
    queryFn: ({ signal }) => ask('GET /api/quality/notes', { query: { from, to }, signal }),
    staleTime: 30_000,
  });

/** Loads the notes on chart points of the period, newest first (QUA-5). */
export function usePointNotes({ report, evolution }: Quality): readonly PointNote[] {
  const [from, to] = [report.window?.from ?? '', report.window?.to ?? ''];
  const start = evolution !== null && evolution.from < from ? evolution.from : from;
  const found = useQuery({ ...notesQuery(start, to), enabled: report.window !== null });
  return found.data?.notes ?? [];
}

/** Returns the id of a taster by code, since notes refer to the id. */
export const tasterId = ({ facts }: Quality, code: string | null): string | null =>
  facts.names.tasters.find((taster) => taster.code === code)?.id ?? null;

/** Selects the notes of one chart. */
export const notesOf = (
  notes: readonly PointNote[],
  quality: Quality,
  { chart, series, taster }: ChartOf,
): readonly PointNote[] =>
  notes.filter(
    (note) =>
      note.chart === chart && note.series === series && note.taster === tasterId(quality, taster),
  );
