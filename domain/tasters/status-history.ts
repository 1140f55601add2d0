import { Temporal } from 'temporal-polyfill';
import { accept, type Result, refuse } from '../refusal.ts';
import type { StatusEntry } from './status-entry.ts';
import type { StatusSpan } from './status-span.ts';
import type { TasterStatus } from './taster-status.ts';

/**
 * Derives the status spans from a taster's status history, oldest first, without deleted statuses
 * (STS-2).
 */
export function statusSpans(entries: readonly StatusEntry[]): readonly StatusSpan[] {
  const gone = new Set(entries.flatMap((entry) => (entry.act === 'delete' ? [entry.entry] : [])));
  const current = entries
    .flatMap((entry) => (entry.act === 'add' && !gone.has(entry.id) ? [entry] : []))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  return current.map(({ id, status, from }, index) => {
    const next = current[index + 1];
    return { id, status, from, to: next === undefined ? null : dayBefore(next.from) };
  });
}

/** The status on a day, or null where there is none (STS-3). */
export function statusOn(spans: readonly StatusSpan[], day: string): TasterStatus | null {
  return spans.findLast(({ from }) => from <= day)?.status ?? null;
}

/**
 * Whether a taster counts in the medians: only a qualified one, or one without any status (STS-4).
 */
export const countsInMedians = (status: TasterStatus | null): boolean =>
  status === null || status === 'qualified';

/**
 * Decides whether a status may be added (STS-2). The taster must not have it that day, the next
 * status must differ from it, and no other may begin that day.
 */
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

/**
 * Decides whether a status may be deleted: its neighbours must not be equal, or they would become
 * one (STS-2).
 */
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
