import { refuse } from '../../../../domain/refusal.ts';
import { ask, ProblemError } from '../../../parts/http/problem-error.ts';
import { readProblem } from '../../../parts/http/request.ts';
import { everyRow } from '../../../parts/lists/export-list.ts';
import type { StatsPort } from '../../../parts/stats/stats-port.ts';
import { referencesText } from './references-text.ts';

/** The days whose sessions are asked for, both included. */
type Period = { readonly from: string; readonly to: string };

/** XPO-1, XPO-6: the analyst zip of a period: the answers from the server, everything else computed from them on this device. */
export async function fetchAnalystZip(
  stats: Pick<StatsPort, 'analystZip'>,
  { panel, period, at }: { readonly panel: string; readonly period: Period; readonly at: Date },
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Uint8Array> {
  const [marks, settings, samples] = await Promise.all([
    marksOf(period, signal),
    ask('GET /api/settings', { signal }),
    everyRow((page) =>
      ask('GET /api/samples', {
        query: { reference: 'yes', page: String(page), size: '100' },
        signal,
      }),
    ),
  ]);
  const references = new Blob([referencesText(samples)]);
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
