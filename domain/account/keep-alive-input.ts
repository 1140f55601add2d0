import { z } from 'zod';

/** The keep-alive request of an open page: whether anybody has used the page since its last one (ACC-100). */
export const keepAliveInput = z.strictObject({ used: z.boolean() });

/** What an open page sends to keep its session alive. */
export type KeepAliveInput = Readonly<z.infer<typeof keepAliveInput>>;
