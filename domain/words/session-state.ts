import { z } from 'zod';

/** A session's life on its way: a plan, before the tasters, ended, judged. */
export const sessionStateSchema = z.enum(['draft', 'shown', 'hidden', 'closed', 'validated']);

/** A session's life: a plan, before the tasters, ended, judged. */
export type SessionState = z.infer<typeof sessionStateSchema>;
