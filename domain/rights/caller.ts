import type { Actor } from './actor.ts';

/**
 * The actor of a request, and the id of the session that authenticates it: one person may have
 * several sessions, which end independently.
 */
export type Caller = { readonly actor: Actor; readonly session: string };
