import type { Actor } from '../../../domain/rights/actor.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import type { Sync } from '../../sync/create-sync.ts';

/** What commands need of the rest of the server. */
export type CommandParts = {
  readonly database: Database;
  readonly sync: Sync;
  /** The server's clock, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
};

/** Who gives a command and from which address. The server itself acts as `system`. */
export type Issuer = Pick<Actor, 'user' | 'name' | 'panel'> & {
  readonly role: string;
  readonly from: string;
};

/** The instant of the server's clock as ISO 8601 text in UTC. */
export const instantOf = (now: () => number): string => new Date(now()).toISOString();
