import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { EvolutionPart } from '../../../../stats-worker/reports/evolution-part.ts';
import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import { createCipher } from '../../../live/device/cipher.ts';
import { createFactsCache } from '../../../live/device/facts-cache.ts';
import { createFactsCipher } from '../../../live/device/facts-cipher.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { useStats } from '../../../parts/stats/stats-provider.tsx';
import { createAnswerCache, type QualityPath } from './answer-cache.ts';
import type { QualityFacts } from './quality-facts.ts';
import {
  type ComputedReport,
  type Computing,
  evolutionQuery,
  factsQuery,
  keptFactsQuery,
  progressQuery,
  QUALITY_KEY,
  type QualityProgress,
  reportQuery,
} from './quality-queries.ts';

/** The computed quality figures of a period, with the facts behind them. */
export type Quality = {
  readonly facts: QualityFacts;
  /** If the server cannot be reached: when it last sent the facts; else null. */
  readonly since: string | null;
  readonly report: QualityReport;
  /**
   * The part of the evolution that the page needs; null if it needs none, or if no session has a
   * date.
   */
  readonly evolution: EvolutionReport | null;
  /** Returns the id of a sample by its code. */
  readonly idOf: (sample: string) => string | undefined;
  /** The input of the computation, for pages that compute more. */
  readonly computing: Computing;
};

/** The state of a computation in progress, and how to cancel it. */
export type QualityWorking = {
  readonly state: 'working';
  readonly progress: QualityProgress | null;
  stop(): void;
};

/**
 * The loading state of the figures. `stopped`: a person cancelled the computation. `anew`: the
 * figures stay on the page while newer facts are computed, so that nothing open closes; null if
 * they are current.
 */
export type QualityState =
  | { readonly state: 'ready'; readonly quality: Quality; readonly anew: QualityWorking | null }
  | QualityWorking
  | { readonly state: 'stopped'; goOn(): void }
  | { readonly state: 'failed'; readonly error: unknown; goOn(): void };

/** Returns the part of the evolution that a page needs, once the report is there; null for none. */
export type PartOf = (report: QualityReport) => EvolutionPart | null;

/**
 * Loads the quality figures of a period, from the cache on this device and newer facts from the
 * server (QUA-2). Cached answers are used as they are; otherwise the statistics worker computes
 * them.
 */
export function useQuality(
  path: QualityPath,
  { from, to }: { readonly from: string | null; readonly to: string | null },
  partOf: PartOf,
): QualityState {
  const queries = useQueryClient();
  const stats = useStats();
  const [kept, answers] = useKept(stats.version);
  const now = useQuery(factsQuery(kept));
  const before = useQuery(keptFactsQuery(kept));
  const facts = now.data ?? before.data ?? null;
  const asked = useMemo(
    () => ({ queries, stats, kept, answers, facts, to }),
    [queries, stats, kept, answers, facts, to],
  );
  const report = useQuery(reportQuery(asked));
  const found = report.data?.report;
  // One after the other: the evolution uses what the report has already read and assessed.
  const start = found === undefined ? null : (from ?? found.window?.from ?? null);
  const part = found === undefined ? null : partOf(found);
  const evolution = useQuery(evolutionQuery(asked, path, start, part));
  const progress = useQuery(progressQuery());
  const since = now.isError && facts !== null ? facts.at : null;
  const quality = useMemo(
    () => qualityOf(asked, since, report.data, evolution.data ?? null),
    [asked, since, report.data, evolution.data],
  );
  const standing = useLastAnswer(evolution.isFetching || evolution.isError ? null : quality, (of) =>
    JSON.stringify([path, from, to, partOf(of.report)]),
  );

  const steps = facts === null ? [now, before] : [report, evolution];
  const goOn = () => {
    for (const step of steps) if (step.data === undefined) void step.refetch();
  };
  const working: QualityWorking | null = steps.some(({ isFetching }) => isFetching)
    ? {
        state: 'working',
        progress: progress.data ?? null,
        stop: () => void queries.cancelQueries({ queryKey: QUALITY_KEY }),
      }
    : null;
  if (standing.isOfNow) return { state: 'ready', quality: standing.value, anew: null };
  if (working !== null)
    return standing.value === null
      ? working
      : { state: 'ready', quality: standing.value, anew: working };
  const error = [now, report, evolution].find(({ isError }) => isError)?.error;
  return error === undefined ? { state: 'stopped', goOn } : { state: 'failed', error, goOn };
}

/** Builds the figures of a report and its evolution; null while there is no report. */
function qualityOf(
  computing: Computing,
  since: string | null,
  computed: ComputedReport | undefined,
  evolution: EvolutionReport | null,
): Quality | null {
  const { facts } = computing;
  if (facts === null || computed === undefined) return null;
  const ids = new Map(computed.ids);
  return {
    facts,
    since,
    report: computed.report,
    evolution,
    computing,
    idOf: (sample) => ids.get(sample),
  };
}

/** Returns the caches on this device for the signed-in account. */
function useKept(version: string | null) {
  const me = useMe();
  const [both] = useState(() => {
    const cipher = createCipher(me.deviceKey);
    if (cipher === null) throw new Error('the server gave no key for this device');
    const kept = createFactsCache(me.user, createFactsCipher(cipher, me.deviceKey));
    return [kept, createAnswerCache(kept, version)] as const;
  });
  return both;
}

/** The current answer, or the last answer to the same question while it is computed again. */
type LastAnswer<Answer> =
  | { readonly value: Answer; readonly isOfNow: true }
  | { readonly value: Answer | null; readonly isOfNow: false };

/**
 * Keeps the last answer on the screen while the same question is computed again (QUA-45).
 * `questionOf` returns the question to which an answer would belong now.
 */
export function useLastAnswer<Answer>(
  now: Answer | null,
  questionOf: (answer: Answer) => string,
): LastAnswer<Answer> {
  const [last, setLast] = useState<{ readonly value: Answer; readonly question: string } | null>(
    null,
  );
  if (now !== null) {
    const question = questionOf(now);
    if (last?.value !== now || last.question !== question) setLast({ value: now, question });
    return { value: now, isOfNow: true };
  }
  const stands = last !== null && questionOf(last.value) === last.question;
  return { value: stands ? last.value : null, isOfNow: false };
}
