import { refuse } from '../../../../domain/refusal.ts';
import { usedReferences } from '../../../../domain/samples/used-references.ts';
import { ProblemError } from '../../../parts/http/problem-error.ts';
import { readProblem } from '../../../parts/http/request.ts';
import type { StatsPort } from '../../../parts/stats/stats-port.ts';
import type { QualityFacts } from '../facts/quality-facts.ts';
import { referencesText } from './references-text.ts';

/** A period of session dates, both included. */
type Period = { readonly from: string; readonly to: string };

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
