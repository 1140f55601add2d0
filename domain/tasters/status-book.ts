import type { Book } from '../books/book.ts';
import type { StatusEntry } from './status-entry.ts';
import type { StatusSpan } from './status-history.ts';

/** The book of a taster's statuses, with the spans it amounts to. */
export type StatusBook = Book<StatusEntry> & { readonly spans: readonly StatusSpan[] };
