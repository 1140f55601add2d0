import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sampleIds } from '../../../../domain/quality/month-names.ts';
import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import { createCipher } from '../../../live/device/cipher.ts';
import { createKeptFacts } from '../../../live/device/kept-facts.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { useStats } from '../../../parts/stats/stats-provider.tsx';
import type { QualityFacts } from './quality-facts.ts';
import {
  type Computing,
  evolutionQuery,
  factsQuery,
  keptFactsQuery,
  monthsQuery,
  progressQuery,
  QUALITY_KEY,
  type QualityProgress,
  reportQuery,
} from './quality-queries.ts';

/** The figures of quality, once they are computed. */
export type Quality = {
  readonly facts: QualityFacts;
  /** When the server last said what these come from, where it cannot be reached now; else null. */
  readonly since: string | null;
  readonly report: QualityReport;
  /** Null until computed, and where no session has a date. */
  readonly evolution: EvolutionReport | null;
  /** The id of a sample by its code. */
  readonly idOf: (sample: string) => string | undefined;
  /** What these were computed from, for a page that asks for more. */
  readonly computing: Computing;
};

/** How it stands with the figures. `stopped`: somebody gave the computing up. */
export type QualityState =
  | { readonly state: 'ready'; readonly quality: Quality }
  | { readonly state: 'working'; readonly progress: QualityProgress | null; stop(): void }
  | { readonly state: 'stopped'; goOn(): void }
  | { readonly state: 'failed'; readonly error: unknown; goOn(): void };

/** QUA-2: the figures of a period, from what this device keeps and what the server has newer, computed by the worker. */
export function useQuality(from: string | null, to: string | null): QualityState {
  const me = useMe();
  const queries = useQueryClient();
  const stats = useStats();
  const [kept] = useState(() => {
    const cipher = createCipher(me.deviceKey);
    if (cipher === null) throw new Error('the server gave no key for this device');
    return createKeptFacts(me.user, cipher);
  });
  const now = useQuery(factsQuery(kept));
  const before = useQuery(keptFactsQuery(kept));
  const facts = now.data ?? before.data ?? null;
  const months = useQuery(monthsQuery(queries, kept, facts));
  const packs = months.data?.packs ?? null;
  const asked = { queries, stats, facts, packs, to };
  const report = useQuery(reportQuery(asked));
  // One after the other: the second is answered from what the first has read and assessed.
  const start = report.data === undefined ? null : (from ?? report.data.window?.from ?? null);
  const evolution = useQuery(evolutionQuery(asked, start));
  const progress = useQuery(progressQuery());
  const ids = useMemo(() => sampleIds(packs ?? []), [packs]);

  const steps = facts === null ? [now, before] : [months, report, evolution];
  const goOn = () => {
    for (const step of steps) if (step.data === undefined) void step.refetch();
  };
  if (facts !== null && report.data !== undefined && !evolution.isFetching && !evolution.isError)
    return {
      state: 'ready',
      quality: {
        facts,
        since: now.isError ? facts.at : null,
        report: report.data,
        evolution: evolution.data ?? null,
        idOf: (sample) => ids.get(sample),
        computing: asked,
      },
    };
  if (steps.some(({ isFetching }) => isFetching))
    return {
      state: 'working',
      progress: progress.data ?? null,
      stop: () => void queries.cancelQueries({ queryKey: QUALITY_KEY }),
    };
  const error = [now, months, report, evolution].find(({ isError }) => isError)?.error;
  return error === undefined ? { state: 'stopped', goOn } : { state: 'failed', error, goOn };
}
