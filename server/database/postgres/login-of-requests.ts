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

/**
 * Connection pools by the login role of requests: for transactions of one panel, for its searches,
 * and for work on all panels.
 */
export type RequestLogins = {
  readonly requests: OpenedDatabase;
  readonly searches: OpenedDatabase;
  readonly service: OpenedDatabase;
  readonly close: () => Promise<void>;
};

/** Concurrency limit of searches, lists and exports in one process (DAT-44). */
const MOST_SEARCHES = 5;

type Login = { readonly state: RequestsLogin; readonly opened: RequestLogins | null };

/**
 * Opens the connections of requests by a login role with few rights (SEC-51, SEC-52). Uses the role
 * of DATABASE_REQUESTS_URL, and rejects when that one is wrong. Without it, the product creates a
 * role where the server permits it. As a fallback, requests use the connection of the owner with
 * `set role`.
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
    // SEC-82: sign-in, live documents and e-mails have connections of their own, which set their
    // scope once.
    const service = openServer(by, limits, { role: 'verdial_service', seal: seal.ofService });
    // DAT-44: queries that read much have a pool of their own, so that no other query waits for
    // them.
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

/**
 * Falls back to the connection of the owner (SEC-81). Throws with instructions when the owner may
 * not set the role of requests.
 */
async function orRefused(db: Kysely<Tables>, why: string): Promise<Login> {
  if (await maySetRole(db, 'verdial_app')) return without(why);
  throw new Error(
    `requests have no login of their own (${why}), and the owner is no member of role verdial_app. ` +
      'Make a login for requests and set DATABASE_REQUESTS_URL: see “On a PostgreSQL server” in docs/operating.md',
  );
}

const without = (note: string): Login => ({ state: { own: false, note }, opened: null });

/** State of a database that is opened as its owner alone, without requests (REL-7). */
export const OWNER_ALONE = without('opened for its owner alone');
