import * as Automerge from '@automerge/automerge';
import type { BookStamp } from '../../domain/books/book-stamp.ts';
import type { PanelScope } from '../database/database.ts';
import type { BookDocument, OpenedBook } from './open-book.ts';

/** Holds a book against other transactions until this one ends. To be called before it is opened to be written. */
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
 * LED-1: adds an entry to a book that was locked and opened in this transaction. Author, instant and reason stand in the
 * entry, and the reason in the change itself. Answers the book's new heads.
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
