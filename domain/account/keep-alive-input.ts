import { z } from 'zod';

/**
 * Input schema of the session keep-alive of an open page: whether anybody has used the page since
 * the last one (ACC-100).
 */
export const keepAliveInput = z.strictObject({ used: z.boolean() });

/** The request by which an open page keeps its session alive. */
export type KeepAliveInput = Readonly<z.infer<typeof keepAliveInput>>;
