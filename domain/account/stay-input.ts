import { z } from 'zod';

/** The border of a page that says it is open: whether anybody has used it since it said so last (ACC-100). */
export const stayInput = z.strictObject({ used: z.boolean() });

/** What an open page says. */
export type StayInput = Readonly<z.infer<typeof stayInput>>;
