import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../parts/http/use-me.ts';
import { useStats } from '../../../parts/stats/stats-provider.tsx';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { fetchAnalystZip } from './fetch-analyst-zip.ts';

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
