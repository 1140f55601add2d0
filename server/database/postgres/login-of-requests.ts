import type { Kysely } from 'kysely';
import type { DatabaseLocation, RequestsLogin } from '../database.ts';
import type { OpenedDatabase } from '../opened.ts';
import type { Tables } from '../tables.ts';
import { makeRequestsLogin } from './make-requests-login.ts';
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
  if (requestsSecret === undefined) return without('none is named');
  try {
    const made = await makeRequestsLogin(db, url, requestsSecret);
    return { state: { own: true }, opened: await openRequests(db, made, limits) };
  } catch (problem) {
    return without(`none could be made: ${problem instanceof Error ? problem.message : problem}`);
  }
}

const without = (note: string): Login => ({ state: { own: false, note }, opened: null });
