import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PointNote, QualityChart } from '../../../../domain/quality/point-note.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { QUALITY_KEY } from '../facts/quality-queries.ts';
import type { Quality } from '../facts/use-quality.ts';

/** Whose chart it is: a chart, its series, and the code of the taster where it is one's. */
export type ChartOf = {
  readonly chart: QualityChart;
  readonly series: Series;
  readonly taster: string | null;
};

/** Under which the notes are kept on the page. */
export const NOTES_KEY = [...QUALITY_KEY, 'notes'];

const notesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...NOTES_KEY, from, to],
    queryFn: ({ signal }) => ask('GET /api/quality/notes', { query: { from, to }, signal }),
    staleTime: 30_000,
  });

/** QUA-5: the notes to points of the period, newest first. */
export function usePointNotes({ report, evolution }: Quality): readonly PointNote[] {
  const [from, to] = [report.window?.from ?? '', report.window?.to ?? ''];
  const start = evolution !== null && evolution.from < from ? evolution.from : from;
  const found = useQuery({ ...notesQuery(start, to), enabled: report.window !== null });
  return found.data?.notes ?? [];
}

/** The id of a taster by the code, as notes name them. */
export const tasterId = ({ facts }: Quality, code: string | null): string | null =>
  facts.names.tasters.find((taster) => taster.code === code)?.id ?? null;

/** The notes of one chart. */
export const notesOf = (
  notes: readonly PointNote[],
  quality: Quality,
  { chart, series, taster }: ChartOf,
): readonly PointNote[] =>
  notes.filter(
    (note) =>
      note.chart === chart && note.series === series && note.taster === tasterId(quality, taster),
  );
