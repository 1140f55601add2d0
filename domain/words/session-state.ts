/** A session's life: a plan, before the tasters, ended, judged. */
export type SessionState = 'draft' | 'shown' | 'hidden' | 'closed' | 'validated';
