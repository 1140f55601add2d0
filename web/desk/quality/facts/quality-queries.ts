import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import type { KeptFacts } from '../../../live/device/kept-facts.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import type { StatsPort } from '../../../parts/stats/stats-port.ts';
import { type LoadedMonths, loadMonths } from './load-months.ts';
import { askFacts, keptQuality, type QualityFacts } from './quality-facts.ts';

/** What lasts: reading months, of which so many are read, or computing, of which so much is done (0 to 1). */
export type QualityProgress =
  | { readonly phase: 'months'; readonly read: number; readonly of: number }
  | { readonly phase: 'figures'; readonly done: number };

/** Everything of the quality room; given up and forgotten together. */
export const QUALITY_KEY = ['quality'] as const;
const PROGRESS_KEY: readonly string[] = [...QUALITY_KEY, 'progress'];

const FACTS_KEY = [...QUALITY_KEY, 'facts'];

/** How far it is, told wherever it is looked at. */
export const progressQuery = () =>
  queryOptions<QualityProgress | null>({
    queryKey: PROGRESS_KEY,
    queryFn: () => null,
    enabled: false,
  });

/** What the server says now. */
export const factsQuery = (kept: KeptFacts) =>
  queryOptions<QualityFacts>({
    queryKey: FACTS_KEY,
    queryFn: ({ signal }) => askFacts(kept, signal, () => new Date()),
    staleTime: 30_000,
  });

/** QUA-2: what it said last. */
export const keptFactsQuery = (kept: KeptFacts) =>
  queryOptions<QualityFacts | null>({
    queryKey: [...QUALITY_KEY, 'kept'],
    queryFn: () => keptQuality(kept),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const digestsOf = (facts: QualityFacts | null) => facts?.months.map(({ digest }) => digest);

/** The months of a panel, from this device and from the server. */
export const monthsQuery = (queries: QueryClient, kept: KeptFacts, facts: QualityFacts | null) =>
  queryOptions<LoadedMonths>({
    queryKey: [...QUALITY_KEY, 'months', digestsOf(facts)],
    queryFn: async ({ signal }) => {
      if (facts === null) throw new Error('no months to read');
      const loaded = await loadMonths(facts.months, {
        kept,
        askMonths: (months, given) =>
          ask('GET /api/quality/packs', { query: { months: months.join(',') }, signal: given }),
        signal,
        onProgress: (read, of) =>
          void queries.setQueryData(PROGRESS_KEY, { phase: 'months', read, of }),
      });
      if (loaded.isChanged) await queries.invalidateQueries({ queryKey: FACTS_KEY });
      return loaded;
    },
    enabled: facts !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What figures are computed from. */
export type Computing = {
  readonly queries: QueryClient;
  readonly stats: StatsPort;
  readonly facts: QualityFacts | null;
  readonly packs: readonly Uint8Array[] | null;
  /** The last day that counts; the newest session's when null. */
  readonly to: string | null;
};

const keyOf = ({ facts, to }: Computing) => [digestsOf(facts), facts?.names, facts?.settings, to];

const questionOf = ({ facts, packs, to }: Computing) => {
  if (facts === null || packs === null) throw new Error('nothing to compute from');
  const { names, settings } = facts;
  return {
    // What is asked after it under the same name is answered from the same history.
    name: JSON.stringify([digestsOf(facts), names, settings]),
    columns: { packs, codes: Object.fromEntries(names.tasters.map(({ id, code }) => [id, code])) },
    references: names.references.map(({ code, values }) => ({ sample: code, values })),
    settings,
    asOf: to,
  };
};

const tellingFigures = (queries: QueryClient) => (done: number) =>
  void queries.setQueryData(PROGRESS_KEY, { phase: 'figures', done });

/** M-QC: every index on the last day, with what it was computed from. */
export const reportQuery = (of: Computing) =>
  queryOptions<QualityReport>({
    queryKey: [...QUALITY_KEY, 'report', ...keyOf(of)],
    queryFn: ({ signal }) => of.stats.quality(signal, tellingFigures(of.queries), questionOf(of)),
    enabled: of.packs !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** M-EVOLUTION: the control charts from a day on. */
export const evolutionQuery = (of: Computing, from: string | null) =>
  queryOptions<EvolutionReport | null>({
    queryKey: [...QUALITY_KEY, 'evolution', ...keyOf(of), from],
    queryFn: ({ signal }) =>
      of.stats.evolution(signal, tellingFigures(of.queries), { ...questionOf(of), from }),
    enabled: of.packs !== null && from !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** QUA-23: the aids from a day on, six months when null; null where no session has a date. */
export const aidsQuery = (of: Computing, from: string | null) =>
  queryOptions<AidsReport | null>({
    queryKey: [...QUALITY_KEY, 'aids', ...keyOf(of), from],
    queryFn: ({ signal }) =>
      of.stats.aids(signal, tellingFigures(of.queries), { ...questionOf(of), from }),
    enabled: of.packs !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
