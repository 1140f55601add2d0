import { z } from 'zod';

/** Who wrote an entry of the leader's book, when and why. `id` is the entry's own; `at` is ISO 8601 in UTC. */
export const bookStamp = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  name: z.string(),
  reason: z.string(),
};

const bookStampSchema = z.object(bookStamp);

/** The stamp of an entry of the leader's book. */
export type BookStamp = Readonly<z.infer<typeof bookStampSchema>>;
