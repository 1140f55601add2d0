import { refuse } from '../../../../domain/refusal.ts';
import { usedReferences } from '../../../../domain/samples/used-references.ts';
import { ProblemError } from '../../../parts/http/problem-error.ts';
import { readProblem } from '../../../parts/http/request.ts';
import type { StatsPort } from '../../../parts/stats/stats-port.ts';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { referencesText } from './references-text.ts';

/** The days whose sessions are asked for, both included. */
type Period = { readonly from: string; readonly to: string };

/** What the files of a period are made with: the settings and reference materials that the page computes by. */
type Asked = {
  readonly panel: string;
  readonly period: Period;
  readonly at: Date;
  readonly facts: Pick<QualityFacts, 'names' | 'settings'>;
};

/** XPO-1, XPO-6: the analyst zip of a period: the answers from the server, everything else computed from them on this device. */
export async function fetchAnalystZip(
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
