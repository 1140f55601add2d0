import { z } from 'zod';
import { bookSchema } from '../books/book.ts';
import { statusEntriesSchema } from './status-entry.ts';
import { statusSpanSchema } from './status-span.ts';

/** The book of a taster's statuses, with the spans it amounts to. */
export const statusBookSchema = bookSchema(statusEntriesSchema).extend({
  spans: z.array(statusSpanSchema.readonly()).readonly(),
});

/** The book of a taster's statuses. */
export type StatusBook = Readonly<z.infer<typeof statusBookSchema>>;
