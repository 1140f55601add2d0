import { z } from 'zod';

/** Schema of the state of a session: a plan (draft), shown, hidden, closed, or validated. */
export const sessionStateSchema = z.enum(['draft', 'shown', 'hidden', 'closed', 'validated']);

/** The state of a session: a plan (draft), shown, hidden, closed, or validated. */
export type SessionState = z.infer<typeof sessionStateSchema>;
