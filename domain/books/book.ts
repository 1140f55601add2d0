import { z } from 'zod';

/**
 * The response schema of a book (append-only history): its entries in the order of writing, and the
 * Automerge heads of this state.
 */
export const bookSchema = <Entries extends z.ZodType>(entries: Entries) =>
  z.object({ entries, heads: z.string() });
