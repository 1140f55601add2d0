import type { Actor } from '../../../domain/rights/actor.ts';
import type { Role } from '../../../domain/words/role.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import type { Sync } from '../../sync/create-sync.ts';

/** What commands need of the rest of the server. */
export type CommandParts = {
  readonly database: Database;
  readonly sync: Sync;
  /** KEY-9: the roles of the other accounts of somebody's panel that may sign in. */
  readonly listOtherRoles: (actor: Actor) => Promise<ReadonlySet<Role>>;
  /** The server's clock, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** How long a plan rests before the trail tells what was changed of it, in ms (AUD-12). */
  readonly planPause?: number;
  /** How soon what must be done and failed is tried again, and how seldom when it goes on failing, in ms. */
  readonly retry?: { readonly first: number; readonly longest: number };
};

/** The instant of the server's clock as ISO 8601 text in UTC. */
export const instantOf = (now: () => number): string => new Date(now()).toISOString();
