import { z } from 'zod';
import { bookSchema } from '../books/book.ts';
import { statusEntriesSchema } from './status-entry.ts';
import { statusSpanSchema } from './status-span.ts';

/**
 * Response schema of the book (append-only history) of a taster's statuses, with the spans that
 * follow from it.
 */
export const statusBookSchema = bookSchema(statusEntriesSchema).extend({
  spans: z.array(statusSpanSchema.readonly()).readonly(),
});

/** The book (append-only history) of a taster's statuses. */
export type StatusBook = Readonly<z.infer<typeof statusBookSchema>>;
