import pg from 'pg';
import { SERVER_LIMITS } from '../server-limits.ts';
import { withTlsHint } from './tls-refusal.ts';

/** DAT-43: the place of a running server at its database, until it is given back. */
export type Place = { readonly giveBack: () => Promise<void> };

/** How a place is asked for. */
export type PlaceParts = {
  readonly url: string;
  /** Whether news go between the processes: then many have a place at once, else one alone. */
  readonly several: boolean;
  /** How long one waits for those before it to end, in ms. */
  readonly wait: number;
  /** Told that the connection that held the place broke, and of what became of it. */
  readonly onLost: (became: 'held-again' | 'taken', problem: unknown) => void;
};

/** A server that ends has this long, and the one after it waits a little longer. */
export const WAIT_FOR_PLACE = 20_000;

const TAKEN =
  'another server is running on this database. Two of them need REDIS_URL, set for both, to tell each other what changes; ' +
  'without it stop the other one first';

/**
 * DAT-43: takes a place at the database as a server that runs: alone, or among others that are joined by REDIS_URL. Whoever finds
 * it taken waits, since a server that is being replaced ends meanwhile, and then rejects with what to set. A connection that
 * breaks is made anew with the place.
 */
export async function holdPlace(parts: PlaceParts): Promise<Place> {
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
        if (problem instanceof PlaceTaken) parts.onLost('taken', problem);
        again = setTimeout(retake, 1_000);
      },
    );
  }

  watch();
  return {
    async giveBack() {
      ended = true;
      clearTimeout(again);
      await client.end();
    },
  };
}

/** DAT-43: a server runs there. */
export class PlaceTaken extends Error {
  constructor() {
    super(TAKEN);
  }
}

async function take({ url, several }: PlaceParts, wait: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: Math.max(wait, SERVER_LIMITS.connect),
    application_name: 'verdial place',
  });
  // What breaks is told by its end.
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
      ? new PlaceTaken()
      : problem;
  }
}
