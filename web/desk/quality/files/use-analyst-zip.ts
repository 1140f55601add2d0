import { useEffect, useRef, useState } from 'react';
import { refuse } from '../../../../domain/refusal.ts';
import { usedReferences } from '../../../../domain/samples/used-references.ts';
import { ProblemError } from '../../../parts/http/problem-error.ts';
import { readProblem } from '../../../parts/http/request.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import type { StatsPort } from '../../../parts/stats/stats-port.ts';
import { useStats } from '../../../parts/stats/stats-provider.tsx';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { referencesText } from './references-text.ts';

/** A period of dates, both included. */
export type Period = { readonly from: string; readonly to: string };

/**
 * The state of a zip download: progress from 0 to 1, null when idle; with its start and its
 * cancellation.
 */
export type AnalystZip = {
  readonly done: number | null;
  readonly ask: (use: (zip: Uint8Array) => void | Promise<void>) => Promise<void>;
  readonly cancel: () => void;
};

/**
 * Builds the analyst zip of a period on request, from the same facts as the page (XPO-1). Leaving
 * the page cancels it.
 */
export function useAnalystZip(period: Period, facts: QualityFacts): AnalystZip {
  const stats = useStats();
  const { panel } = useMe();
  const [done, setDone] = useState<number | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);
  return {
    done,
    cancel: () => going.current?.abort(),
    async ask(use) {
      const abort = new AbortController();
      going.current = abort;
      setDone(0);
      try {
        const of = { panel: panel.name, period, at: new Date(), facts };
        await use(await fetchAnalystZip(stats, of, abort.signal, setDone));
      } catch (problem) {
        if (!abort.signal.aborted) throw problem;
      } finally {
        setDone(null);
      }
    },
  };
}

/**
 * The input of the files of a period: the settings and reference materials that the page also
 * computes with.
 */
type Asked = {
  readonly panel: string;
  readonly period: Period;
  readonly at: Date;
  readonly facts: Pick<QualityFacts, 'names' | 'settings'>;
};

/**
 * Builds the analyst zip of a period: answers from the server, everything else computed on this
 * device (XPO-1, XPO-6).
 */
async function fetchAnalystZip(
  stats: Pick<StatsPort, 'analystZip'>,
  { panel, period, at, facts }: Asked,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Uint8Array> {
  const { names, settings } = facts;
  const marks = await marksOf(period, signal);
  const references = new Blob([referencesText(usedReferences(names.references))]);
  const about = { panel, period, at: at.toISOString() };
  return stats.analystZip(signal, onProgress, { marks, references, settings, about });
}

async function marksOf(period: Period, signal: AbortSignal): Promise<Blob> {
  const address = `/api/marks_long.csv?${new URLSearchParams(period)}`;
  const response = await fetch(address, { credentials: 'same-origin', signal }).catch(
    (problem: unknown) => {
      if (signal.aborted) throw problem;
      throw new ProblemError(refuse('unreachable'));
    },
  );
  if (!response.ok) throw new ProblemError(await readProblem(response));
  return response.blob();
}
