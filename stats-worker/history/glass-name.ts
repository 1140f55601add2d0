import type { AssessedHistory } from './assessed-history.ts';

/** The name of a glass: its session, sample and replicate. */
export type GlassName = {
  readonly session: string;
  readonly sample: string;
  readonly replicate: number;
};

/** The name of the glass of an entry. */
export const nameOf = (
  { columns, entries }: Pick<AssessedHistory, 'columns' | 'entries'>,
  entry: number,
): GlassName => ({
  session: columns.sessions[entries.session[entry] ?? 0] ?? '',
  sample: columns.samples[entries.sample[entry] ?? 0] ?? '',
  replicate: entries.replicate[entry] ?? 1,
});
