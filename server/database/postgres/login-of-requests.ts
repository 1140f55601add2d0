import type { Kysely } from 'kysely';
import type { DatabaseLocation, RequestsLogin } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import type { ScopeSeal } from '../row-security/scope-seal.ts';
import { SERVER_LIMITS } from '../server-limits.ts';
import type { Tables } from '../tables.ts';
import { makeRequestsLogin } from './make-requests-login.ts';
import { maySetRole } from './may-set-role.ts';
import { openRequests } from './open-requests.ts';
import { FORGETS, openServer } from './open-server.ts';

/** A database opened by the login of requests: for one panel a transaction, for searches of one, and for what the server does for all. */
export type RequestLogins = {
  readonly requests: OpenedDatabase;
  readonly searches: OpenedDatabase;
  readonly service: OpenedDatabase;
  readonly close: () => Promise<void>;
};

/** DAT-44: how many searches, lists and exports a process has at work at once. */
const MOST_SEARCHES = 5;

type Login = { readonly state: RequestsLogin; readonly opened: RequestLogins | null };

/**
 * SEC-51, SEC-52: the login of requests: the one that is named, which is refused where it is wrong; else one that the
 * product makes, where the server lets it. Where there is none, requests step down from the owner's.
 */
export async function loginOfRequests(
  { db }: { readonly db: Kysely<Tables> },
  place: DatabaseLocation,
  seal: ScopeSeal,
): Promise<Login> {
  if (!('url' in place)) return without('the embedded database has one connection');
  const { url, requestsUrl = null, requestsSecret, limits } = place;
  const open = async (by: string): Promise<Login> => {
    const requests = await openRequests(db, by, limits);
    // SEC-82: signing in, live documents and letters have connections of their own, which say for good what they are for.
    const service = openServer(by, limits, { role: 'verdial_service', seal: seal.ofService });
    // DAT-44: what reads much waits for its own kind, and nobody else for it.
    const searches = openServer(
      by,
      { ...(limits ?? SERVER_LIMITS), most: MOST_SEARCHES, name: 'verdial reads' },
      FORGETS,
    );
    const close = async () => {
      await service.close();
      await searches.close();
      await requests.close();
    };
    return { state: { own: true }, opened: { requests, searches, service, close } };
  };
  if (requestsUrl !== null) return open(requestsUrl);
  if (requestsSecret === undefined) return orRefused(db, 'none is named');
  try {
    return await open(await makeRequestsLogin(db, url, requestsSecret));
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    return orRefused(db, `none could be made: ${why}`);
  }
}

/** SEC-81: without a login for requests the owner must be able to step down; one who cannot is told what to do. */
async function orRefused(db: Kysely<Tables>, why: string): Promise<Login> {
  if (await maySetRole(db, 'verdial_app')) return without(why);
  throw new Error(
    `requests have no login of their own (${why}), and the owner is no member of role verdial_app. ` +
      'Make a login for requests and set DATABASE_REQUESTS_URL: see “On a PostgreSQL server” in docs/operating.md',
  );
}

const without = (note: string): Login => ({ state: { own: false, note }, opened: null });

/** REL-7: a database that is opened for its owner alone, by whom no request comes. */
export const OWNER_ALONE = without('opened for its owner alone');
