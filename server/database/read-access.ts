import type { ConnectionScope } from './connection-scope.ts';
import type { ServerLimits } from './server-limits.ts';

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
