import { z } from 'zod';

/**
 * The author, time and reason of an entry of a book (append-only history). `id` is the entry's own;
 * `at` is ISO 8601 in UTC.
 */
export const bookStamp = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  name: z.string(),
  reason: z.string(),
};

const bookStampSchema = z.object(bookStamp);

/** The author, time and reason of an entry of a book. */
export type BookStamp = Readonly<z.infer<typeof bookStampSchema>>;
