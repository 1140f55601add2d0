import type { Actor } from './actor.ts';

/** Who acts, and the session by which it is known: one person may have several, and each ends by itself. */
export type Caller = { readonly actor: Actor; readonly session: string };
