import * as Automerge from '@automerge/automerge';
import { z } from 'zod';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { PanelScope } from '../database/database.ts';

/** What every book of the leader is: its kind, and entries that only grow in number. */
export type BookDocument = { kind: string; entries: unknown[] };

/** A book as it was verified: the Automerge document, its entries as plain values, and how many changes made it. */
export type OpenedBook = {
  readonly document: Automerge.Doc<BookDocument>;
  readonly entries: readonly unknown[];
  readonly heads: string;
  readonly changes: number;
};

const shape = z.object({ kind: z.string(), entries: z.array(z.unknown()) });

/**
 * LED-2: reads a book from its first change and verifies that it only grew: the changes are counted and chained, each
 * follows the one before alone, and each added entries behind those that stood. Anything else is refused by name, and
 * nobody writes into a refused book. A book nobody has written yet has no entries and no heads.
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
