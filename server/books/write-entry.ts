import * as Automerge from '@automerge/automerge';
import type { BookStamp } from '../../domain/books/book-stamp.ts';
import type { PanelScope } from '../database/database.ts';
import type { BookDocument, OpenedBook } from './open-book.ts';

/**
 * Takes an advisory lock on a book until the transaction ends. Call it before a book is opened for
 * writing.
 */
export async function lockBook({ trx, panel }: PanelScope, book: string): Promise<void> {
  await trx
    .insertInto('books')
    .values({ panel, book, changes: 0, heads: '' })
    .onConflict((conflict) => conflict.columns(['panel', 'book']).doNothing())
    .execute();
  await trx
    .selectFrom('books')
    .select('heads')
    .where('panel', '=', panel)
    .where('book', '=', book)
    .forUpdate()
    .execute();
}

/**
 * Appends an entry to a book that was locked and opened in this transaction (LED-1). The entry
 * contains author, timestamp and reason; the Automerge change contains the reason, too. Returns the
 * book's new heads.
 */
export async function writeEntry(
  { trx, panel }: PanelScope,
  book: string,
  { document, changes }: OpenedBook,
  entry: BookStamp,
): Promise<string> {
  const time = Math.floor(Date.parse(entry.at) / 1000);
  const next = Automerge.change(
    document,
    { message: entry.reason, time },
    (draft: BookDocument) => {
      if (changes === 0) {
        draft.kind = book.split('/')[0] ?? book;
        draft.entries = [];
      }
      draft.entries.push({ ...entry });
    },
  );
  const change = Automerge.getLastLocalChange(next);
  if (change === undefined) throw new Error('the book took no change');
  const { hash } = Automerge.decodeChange(change);
  await trx
    .insertInto('bookChanges')
    .values({ panel, book, sequence: changes + 1, hash, change })
    .execute();
  await trx
    .updateTable('books')
    .set({ changes: changes + 1, heads: hash })
    .where('panel', '=', panel)
    .where('book', '=', book)
    .execute();
  return hash;
}
