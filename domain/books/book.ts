import { z } from 'zod';

/** The schema of a book as it is read: its entries in the order they were written, and the heads that name this state. */
export const bookSchema = <Entries extends z.ZodType>(entries: Entries) =>
  z.object({ entries, heads: z.string() });
