import type { Kysely } from 'kysely';
import type { DatabaseLocation, RequestsLogin } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import type { Tables } from '../tables.ts';
import { makeRequestsLogin } from './make-requests-login.ts';
import { maySetRole } from './may-set-role.ts';
import { openRequests } from './open-requests.ts';

type Login = { readonly state: RequestsLogin; readonly opened: OpenedDatabase | null };

/**
 * SEC-51, SEC-52: the login of requests: the one that is named, which is refused where it is wrong; else one that the
 * product makes, where the server lets it. Where there is none, requests step down from the owner's.
 */
export async function loginOfRequests(
  { db }: { readonly db: Kysely<Tables> },
  place: DatabaseLocation,
): Promise<Login> {
  if (!('url' in place)) return without('the embedded database has one connection');
  const { url, requestsUrl = null, requestsSecret, limits } = place;
  if (requestsUrl !== null)
    return { state: { own: true }, opened: await openRequests(db, requestsUrl, limits) };
  if (requestsSecret === undefined) return orRefused(db, 'none is named');
  try {
    const made = await makeRequestsLogin(db, url, requestsSecret);
    return { state: { own: true }, opened: await openRequests(db, made, limits) };
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
