import pg from 'pg';
import { SERVER_LIMITS } from '../server-limits.ts';
import { withTlsHint } from './tls-refusal.ts';

/** The advisory lock of a running server on its database (DAT-43). */
export type InstanceLock = { readonly release: () => Promise<void> };

/** Options for acquiring the instance lock. */
export type InstanceLockOptions = {
  readonly url: string;
  /**
   * Whether the processes send each other notifications. If so the lock is shared between them,
   * else it is exclusive.
   */
  readonly several: boolean;
  /** Timeout in ms while other processes hold the lock. */
  readonly wait: number;
  /**
   * Called after the connection that held the lock broke: with `held-again` once the lock is
   * acquired again, and with `taken` at each retry at which another server holds it.
   */
  readonly onLost: (became: 'held-again' | 'taken', problem: unknown) => void;
};

/**
 * Timeout in ms for the instance lock, longer than the graceful shutdown of a server, which ends
 * within 12 s.
 */
export const INSTANCE_LOCK_WAIT = 20_000;

const TAKEN =
  'another server is running on this database. Two of them need REDIS_URL, set for both, to tell each other what changes; ' +
  'without it stop the other one first';

/**
 * Acquires the advisory lock that prevents a second server on one database (DAT-43). It is
 * exclusive, or shared between servers that REDIS_URL connects. Waits while the lock is held, since
 * a server that is being replaced shuts down meanwhile. After the timeout it rejects with the
 * missing setting. When the connection breaks, it reconnects and acquires the lock again.
 */
export async function acquireInstanceLock(parts: InstanceLockOptions): Promise<InstanceLock> {
  let ended = false;
  let client = await take(parts, parts.wait);
  let again: NodeJS.Timeout | undefined;

  function watch(): void {
    const mine = client;
    mine.on('end', () => {
      if (!ended && mine === client) retake();
    });
  }

  function retake(): void {
    void take(parts, parts.wait).then(
      async (taken) => {
        if (ended) return taken.end();
        client = taken;
        watch();
        parts.onLost('held-again', null);
      },
      (problem: unknown) => {
        if (ended) return;
        if (problem instanceof InstanceLockTaken) parts.onLost('taken', problem);
        again = setTimeout(retake, 1_000);
      },
    );
  }

  watch();
  return {
    async release() {
      ended = true;
      clearTimeout(again);
      await client.end();
    },
  };
}

/** Error: the instance lock is held, because another server runs on the database (DAT-43). */
export class InstanceLockTaken extends Error {
  constructor() {
    super(TAKEN);
  }
}

async function take({ url, several }: InstanceLockOptions, wait: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: Math.max(wait, SERVER_LIMITS.connect),
    application_name: 'verdial place',
  });
  // A broken connection is handled by its `end` event.
  client.on('error', () => {});
  await client.connect().catch((problem: unknown) => {
    throw withTlsHint(problem);
  });
  try {
    await client.query(`select set_config('lock_timeout', $1, false)`, [String(wait)]);
    await client.query(
      `select pg_advisory_lock${several ? '_shared' : ''}(hashtext('verdial server'))`,
    );
    return client;
  } catch (problem) {
    await client.end();
    throw problem instanceof pg.DatabaseError && problem.code === '55P03'
      ? new InstanceLockTaken()
      : problem;
  }
}
