import * as Automerge from '@automerge/automerge';
import { z } from 'zod';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { PanelScope } from '../database/database.ts';

/** An append-only history of the leader (a book): its kind, and its entries. */
export type BookDocument = { kind: string; entries: unknown[] };

/**
 * A verified book: the Automerge document, its entries as plain values, and its number of changes.
 */
export type OpenedBook = {
  readonly document: Automerge.Doc<BookDocument>;
  readonly entries: readonly unknown[];
  readonly heads: string;
  readonly changes: number;
};

const shape = z.object({ kind: z.string(), entries: z.array(z.unknown()) });

/**
 * Reads a book from its first change and verifies that it is append-only (LED-2). The changes are
 * counted and form a chain: each follows only the one before, and adds entries only at the end.
 * Anything else returns an expected error by its code, and nobody can write to that book. A book
 * that was never written has no entries and no heads.
 */
export async function openBook(
  { trx, panel }: PanelScope,
  book: string,
): Promise<Result<OpenedBook, 'book-broken'>> {
  const head = await trx
    .selectFrom('books')
    .select(['changes', 'heads'])
    .where('panel', '=', panel)
    .where('book', '=', book)
    .executeTakeFirst();
  const rows = await trx
    .selectFrom('bookChanges')
    .select(['sequence', 'hash', 'change'])
    .where('panel', '=', panel)
    .where('book', '=', book)
    .orderBy('sequence')
    .execute();
  const broken = (at: number) => refuse('book-broken', { book, at });
  let document = Automerge.init<BookDocument>();
  let [entries, heads]: [readonly unknown[], string] = [[], ''];
  for (const [index, row] of rows.entries()) {
    const at = index + 1;
    if (row.sequence !== at) return broken(at);
    const grown = applied(document, row, heads, entries);
    if (grown === null) return broken(at);
    ({ document, entries } = grown);
    heads = row.hash;
  }
  if ((head?.changes ?? 0) !== rows.length || (head?.heads ?? '') !== heads)
    return broken(rows.length + 1);
  return accept({ document, entries, heads, changes: rows.length });
}

function applied(
  document: Automerge.Doc<BookDocument>,
  row: { readonly hash: string; readonly change: Uint8Array },
  heads: string,
  entries: readonly unknown[],
): { document: Automerge.Doc<BookDocument>; entries: readonly unknown[] } | null {
  try {
    const { hash, deps } = Automerge.decodeChange(row.change);
    if (hash !== row.hash || deps.join() !== heads) return null;
    const [next] = Automerge.applyChanges(document, [row.change]);
    if (Automerge.getHeads(next).join() !== row.hash) return null;
    const now = shape.parse(Automerge.toJS(next)).entries;
    const isGrown =
      now.length > entries.length &&
      JSON.stringify(now.slice(0, entries.length)) === JSON.stringify(entries);
    return isGrown ? { document: next, entries: now } : null;
  } catch {
    return null;
  }
}
