import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../parts/http/use-me.ts';
import { useStats } from '../../../parts/stats/stats-provider.tsx';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { fetchAnalystZip } from './fetch-analyst-zip.ts';

/** A period of days, both included. */
export type Period = { readonly from: string; readonly to: string };

/** How far the files of a period are: null while none are asked for, then 0 to 1; and what asks for them, and stops. */
export type AnalystZip = {
  readonly done: number | null;
  readonly ask: (use: (zip: Uint8Array) => void | Promise<void>) => Promise<void>;
  readonly cancel: () => void;
};

/** XPO-1: the analyst zip of a period when it is asked for, by what the page computes by; leaving the page stops it. */
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
