import { Temporal } from 'temporal-polyfill';
import { accept, type Result, refuse } from '../refusal.ts';
import type { StatusEntry } from './status-entry.ts';
import type { StatusSpan } from './status-span.ts';
import type { TasterStatus } from './taster-status.ts';

/** STS-2: the statuses a taster's book amounts to, oldest first; what was taken out is left out. */
export function statusSpans(entries: readonly StatusEntry[]): readonly StatusSpan[] {
  const gone = new Set(entries.flatMap((entry) => (entry.act === 'delete' ? [entry.entry] : [])));
  const standing = entries
    .flatMap((entry) => (entry.act === 'add' && !gone.has(entry.id) ? [entry] : []))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  return standing.map(({ id, status, from }, index) => {
    const next = standing[index + 1];
    return { id, status, from, to: next === undefined ? null : dayBefore(next.from) };
  });
}

/** STS-3: the status on a day, or null where none was given. */
export function statusOn(spans: readonly StatusSpan[], day: string): TasterStatus | null {
  return spans.findLast(({ from }) => from <= day)?.status ?? null;
}

/** STS-4: only qualified tasters enter the medians; who was never given a status counts as qualified. */
export const countsInMedians = (status: TasterStatus | null): boolean =>
  status === null || status === 'qualified';

/** STS-2: a status may be added unless the taster is under it that day or would be the day it ends; one a day. */
export function decideAddStatus(
  spans: readonly StatusSpan[],
  added: { readonly status: TasterStatus; readonly from: string },
): Result<null, 'status-same' | 'status-day-taken'> {
  const { status, from } = added;
  if (statusOn(spans, from) === status) return refuse('status-same', { status });
  if (spans.some((span) => span.from === from)) return refuse('status-day-taken', { from });
  const next = spans.find((span) => span.from > from);
  return next?.status === status ? refuse('status-same', { status }) : accept(null);
}

/** STS-2: a status that stands may be taken out, unless its neighbours would then be one and the same. */
export function decideDeleteStatus(
  spans: readonly StatusSpan[],
  id: string,
): Result<StatusSpan, 'not-found' | 'status-neighbours-same'> {
  const at = spans.findIndex((span) => span.id === id);
  const span = spans[at];
  if (span === undefined) return refuse('not-found');
  const [before, after] = [spans[at - 1], spans[at + 1]];
  if (before !== undefined && before.status === after?.status)
    return refuse('status-neighbours-same', { status: before.status });
  return accept(span);
}

const dayBefore = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
