import type { ConnectionScope } from './connection-scope.ts';
import type { ServerLimits } from './server-limits.ts';

/**
 * BAK-51: how another process of this machine reads what this one has open: by the address of a server with what each connection says
 * first, or from a copy of the files of the embedded database, which is removed afterwards (DAT-14).
 */
export type Beside =
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
