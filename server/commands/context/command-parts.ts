import type { Actor } from '../../../domain/rights/actor.ts';
import type { Role } from '../../../domain/words/role.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import type { Sync } from '../../sync/create-sync.ts';

/** The dependencies of commands. */
export type CommandParts = {
  readonly database: Database;
  readonly sync: Sync;
  /** Lists the roles of the other enabled accounts of the actor's panel (KEY-9). */
  readonly listOtherRoles: (actor: Actor) => Promise<ReadonlySet<Role>>;
  /** The server's clock, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /**
   * The debounce of audit entries about a plan, in ms: how long it must be unchanged before its
   * changes are recorded (AUD-12).
   */
  readonly planPause?: number;
  /** The exponential backoff of retries: the first and the longest pause, in ms. */
  readonly retry?: { readonly first: number; readonly longest: number };
};

/** Formats the server's clock as an ISO 8601 timestamp in UTC. */
export const instantOf = (now: () => number): string => new Date(now()).toISOString();
