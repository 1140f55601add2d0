import { randomUUID } from 'node:crypto';
import type { BookStamp } from '../../domain/books/book-stamp.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { StatusBook } from '../../domain/tasters/status-book-schema.ts';
import type { StatusEntry } from '../../domain/tasters/status-entry.ts';
import { statusEntriesSchema } from '../../domain/tasters/status-entry.ts';
import { statusSpans } from '../../domain/tasters/status-history.ts';
import type { TasterStatus } from '../../domain/tasters/taster-status.ts';
import type { TasterId } from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';
import { projectStatuses } from '../database/tasters/taster-statuses.ts';
import { type OpenedBook, openBook } from './open-book.ts';
import { lockBook, writeEntry } from './write-entry.ts';

const bookOf = (taster: TasterId): string => `status/${taster}`;

/** A new entry of a taster's status history, before it has an id. */
export type NewStatusEntry = Omit<BookStamp, 'id'> &
  (
    | { readonly act: 'add'; readonly status: TasterStatus; readonly from: string }
    | { readonly act: 'delete'; readonly entry: string }
  );

/**
 * Reads the status history (book) of a taster and verifies it (LED-2), with the time spans that
 * follow from it.
 */
export async function readStatusBook(
  scope: PanelScope,
  taster: TasterId,
): Promise<Result<StatusBook, 'book-broken'>> {
  const opened = await openBook(scope, bookOf(taster));
  return opened.ok ? read(taster, opened.value) : opened;
}

/** The expected errors of writing to a taster's status history. */
export type StatusRefusal =
  | 'book-broken'
  | 'not-found'
  | 'status-same'
  | 'status-day-taken'
  | 'status-neighbours-same';

/**
 * Writes the change that the decision on its time spans allows into a taster's status history.
 * Stores the new spans as rows, too (STS-2).
 */
export async function writeStatus(
  scope: PanelScope,
  taster: TasterId,
  entry: NewStatusEntry,
  decide: (book: StatusBook) => Result<unknown, StatusRefusal>,
): Promise<Result<StatusBook, StatusRefusal>> {
  const book = bookOf(taster);
  await lockBook(scope, book);
  const opened = await openBook(scope, book);
  if (!opened.ok) return opened;
  const before = read(taster, opened.value);
  if (!before.ok) return before;
  const decision = decide(before.value);
  if (!decision.ok) return decision;
  await writeEntry(scope, book, opened.value, { id: randomUUID(), ...entry } as StatusEntry);
  const after = await readStatusBook(scope, taster);
  if (after.ok) await projectStatuses(scope, taster, after.value.spans);
  return after;
}

function read(taster: TasterId, { entries, heads }: OpenedBook): Result<StatusBook, 'book-broken'> {
  const parsed = statusEntriesSchema.safeParse(entries);
  if (!parsed.success) return refuse('book-broken', { book: bookOf(taster), at: 0 });
  return accept({ entries: parsed.data, heads, spans: statusSpans(parsed.data) });
}
