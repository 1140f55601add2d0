import type { Kysely } from 'kysely';
import type { ServerLimits } from './server-limits.ts';
import type { Tables } from './tables.ts';

/**
 * How another process of this machine reads the database (BAK-51). From a server by its address,
 * with the RLS scope that each connection sets first. From the embedded database by a copy of its
 * files, which is removed afterwards (DAT-14).
 */
export type ReadAccess =
  | {
      readonly kind: 'server';
      readonly url: string;
      readonly limits: ServerLimits;
      readonly scope: ConnectionScope | null;
    }
  | {
      readonly kind: 'copy';
      readonly make: () => Promise<{
        readonly dataFolder: string;
        readonly remove: () => Promise<void>;
      }>;
    };

/**
 * The RLS scope of a connection for its lifetime: the role that it assumes, and the server's seal
 * (SEC-82).
 */
type ConnectionScope = { readonly role: string; readonly seal: string };

/**
 * How the connections of a pool are used (SEC-83). Either each has one scope for its lifetime, or
 * it is reset after each use.
 */
export type ConnectionUse = ConnectionScope | 'forgets';

/**
 * A read-only snapshot of the database at one time (DAT-14), which does not block the database.
 * `close` deletes it.
 */
export type DatabaseCopy = { readonly db: Kysely<Tables>; readonly close: () => Promise<void> };
