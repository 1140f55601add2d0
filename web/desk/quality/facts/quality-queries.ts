import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sampleIds } from '../../../../domain/quality/month-names.ts';
import { usedReferences } from '../../../../domain/samples/used-references.ts';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import type { EvolutionPart } from '../../../../stats-worker/reports/evolution-part.ts';
import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { HistoryQuestion } from '../../../../stats-worker/reports/history-question.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import type { FactsCache } from '../../../live/device/facts-cache.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import type { StatsPort } from '../../../parts/stats/stats-port.ts';
import type { AnswerCache, QualityPath } from './answer-cache.ts';
import { keepMonths, type LoadedMonths, loadMonths } from './load-months.ts';
import { askFacts, keptQuality, type QualityFacts } from './quality-facts.ts';

/** The progress of the figures: months read so far, or the fraction computed (0 to 1). */
export type QualityProgress =
  | { readonly phase: 'months'; readonly read: number; readonly of: number }
  | { readonly phase: 'figures'; readonly done: number };

/**
 * The query key prefix of all quality data, by which they are cancelled and invalidated together.
 */
export const QUALITY_KEY = ['quality'] as const;
const PROGRESS_KEY: readonly string[] = [...QUALITY_KEY, 'progress'];

const FACTS_KEY = [...QUALITY_KEY, 'facts'];

/** The query that holds the present progress, for every component that shows it. */
export const progressQuery = () =>
  queryOptions<QualityProgress | null>({
    queryKey: PROGRESS_KEY,
    queryFn: () => null,
    enabled: false,
  });

/** The query for the facts from the server. */
export const factsQuery = (kept: FactsCache) =>
  queryOptions<QualityFacts>({
    queryKey: FACTS_KEY,
    queryFn: ({ signal }) => askFacts(kept, signal, () => new Date()),
    staleTime: 30_000,
  });

/** The query for the facts that are cached on this device (QUA-2). */
export const keptFactsQuery = (kept: FactsCache) =>
  queryOptions<QualityFacts | null>({
    queryKey: [...QUALITY_KEY, 'kept'],
    queryFn: () => keptQuality(kept),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const digestsOf = (facts: QualityFacts | null) => facts?.months.map(({ digest }) => digest);

/** The input of every computation of quality figures. */
export type Computing = {
  readonly queries: QueryClient;
  readonly stats: StatsPort;
  readonly kept: FactsCache;
  readonly answers: AnswerCache;
  readonly facts: QualityFacts | null;
  /** The last day that counts; null means the newest session's day. */
  readonly to: string | null;
};

/**
 * The query for the months of a panel, from this device and from the server. It runs only when
 * something must be computed from them.
 */
const monthsQuery = ({ queries, stats, kept, facts }: Computing) =>
  queryOptions<LoadedMonths>({
    queryKey: [...QUALITY_KEY, 'months', digestsOf(facts)],
    queryFn: async ({ signal }) => {
      if (facts === null) throw new Error('no months to read');
      stats.start();
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
    staleTime: Number.POSITIVE_INFINITY,
  });

const keyOf = ({ facts, to }: Computing) => [digestsOf(facts), facts?.names, facts?.settings, to];

/**
 * The key of the history in the statistics worker. Two requests with the same key are computed from
 * the same data.
 */
const nameOf = ({ months, names, settings }: QualityFacts): string =>
  JSON.stringify([months.map(({ digest }) => digest), names, settings]);

/**
 * Computes an answer from the history; meanwhile it caches months that were read for the first
 * time.
 */
async function answered<Answer>(
  of: Computing,
  answerTo: (question: HistoryQuestion, packs: LoadedMonths['packs']) => Promise<Answer>,
): Promise<Answer> {
  const { queries, facts, kept, to } = of;
  if (facts === null) throw new Error('nothing to compute from');
  const months = await queries.fetchQuery(monthsQuery(of));
  const { names, settings } = facts;
  const question = {
    name: nameOf(facts),
    columns: {
      packs: months.packs,
      codes: Object.fromEntries(names.tasters.map(({ id, code }) => [id, code])),
    },
    references: usedReferences(names.references).map(({ code, values }) => ({
      sample: code,
      values,
    })),
    settings,
    asOf: to,
  };
  const [answer] = await Promise.all([
    answerTo(question, months.packs),
    queries.fetchQuery({
      queryKey: [...QUALITY_KEY, 'keeping', digestsOf(facts)],
      queryFn: () => keepMonths(facts.months, months, kept),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  ]);
  return answer;
}

/** The cache key of an answer: the history, the last day and all further parameters. */
const askedBy = ({ facts, to }: Computing, ...more: readonly unknown[]): string =>
  JSON.stringify([facts === null ? null : nameOf(facts), to, ...more]);

const tellingFigures = (queries: QueryClient) => (done: number) =>
  void queries.setQueryData(PROGRESS_KEY, { phase: 'figures', done });

/** The quality report, and the ids of its samples by code. */
export type ComputedReport = {
  readonly report: QualityReport;
  readonly ids: readonly (readonly [string, string])[];
};

/**
 * The query for the quality report: every index on the last day, with the data behind it (M-QC). It
 * uses the cached answer if there is one.
 */
export const reportQuery = (of: Computing) =>
  queryOptions<ComputedReport>({
    queryKey: [...QUALITY_KEY, 'report', ...keyOf(of)],
    queryFn: async ({ signal }) => {
      const known = await of.answers.read('report', askedBy(of));
      if (known !== null) return known;
      const found = await answered(of, async (question, packs) => ({
        report: await of.stats.quality(signal, tellingFigures(of.queries), question),
        ids: [...sampleIds(packs)],
      }));
      await of.answers.keep('report', askedBy(of), found);
      return found;
    },
    enabled: of.facts !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * The query for a page's part of the control charts of a period (M-EVOLUTION). Null if no session
 * has a date.
 */
export const evolutionQuery = (
  of: Computing,
  path: QualityPath,
  from: string | null,
  part: EvolutionPart | null,
) =>
  queryOptions<EvolutionReport | null>({
    queryKey: [...QUALITY_KEY, 'evolution', ...keyOf(of), from, part],
    queryFn: async ({ signal }) => {
      if (part === null) throw new Error('no part of it was asked for');
      const known = await of.answers.read(path, askedBy(of, from, part));
      if (known !== null) return known.evolution;
      const evolution = await answered(of, (question) =>
        of.stats.evolution(signal, tellingFigures(of.queries), { ...question, from, part }),
      );
      await of.answers.keep(path, askedBy(of, from, part), { evolution });
      return evolution;
    },
    enabled: from !== null && part !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/**
 * The query for the training aids from a day on; six months if `from` is null (QUA-23). Null if no
 * session has a date.
 */
export const aidsQuery = (of: Computing, from: string | null) =>
  queryOptions<AidsReport | null>({
    queryKey: [...QUALITY_KEY, 'aids', ...keyOf(of), from],
    queryFn: async ({ signal }) => {
      const known = await of.answers.read('aids', askedBy(of, from));
      if (known !== null) return known.aids;
      const aids = await answered(of, (question) =>
        of.stats.aids(signal, tellingFigures(of.queries), { ...question, from }),
      );
      await of.answers.keep('aids', askedBy(of, from), { aids });
      return aids;
    },
    enabled: of.facts !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
