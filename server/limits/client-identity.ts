import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { cookiePrefix } from '../../domain/account/cookie-prefix.ts';

/** The identity of a client, as far as it is known without asking the database. */
export type ClientIdentity = {
  /** The IP address, an IPv6 one by its /64. */
  readonly network: string;
  /**
   * The session of the cookie, if this installation signed it and the database has not reported its
   * end.
   */
  readonly session: string | null;
  /** The account of that session, once the database has reported it. */
  readonly account: string | null;
};

/** Identifies the clients that rate limits count, and learns which account a session belongs to. */
export type ClientIdentities = ReturnType<typeof createClientIdentities>;

const MOST_SESSIONS = 20_000;

/**
 * The shape of a session token. Other values that are signed with the same secret, and that anybody
 * may request, have another shape.
 */
const TOKEN = /^[A-Za-z0-9]{32}$/;

/**
 * Identifies clients by the signature of the session cookie, and by the last answer of the
 * database. SEC-44 applies here too: a token is kept only in memory.
 */
export function createClientIdentities({
  secret,
  secure,
  clientNetwork,
}: {
  readonly secret: string;
  readonly secure: boolean;
  /** The network of an address, which counts as one client (LIM-3, LIM-31). */
  readonly clientNetwork: (address: string) => string;
}) {
  const cookie = `${cookiePrefix(secure)}.session_token`;
  /** The account of each known session; null of one that has ended. */
  const accounts = new Map<string, string | null>();

  function sessionOf(header: string | null): string | null {
    const value = parse(header ?? '', cookie)[cookie];
    const dot = value?.lastIndexOf('.') ?? -1;
    if (value === undefined || dot < 0) return null;
    const session = value.slice(0, dot);
    if (!TOKEN.test(session)) return null;
    const signed = createHmac('sha256', secret).update(session).digest();
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    return given.length === signed.length && timingSafeEqual(given, signed) ? session : null;
  }

  return {
    visitor(address: string, cookies: string | null): ClientIdentity {
      const network = clientNetwork(address);
      const session = sessionOf(cookies);
      const account = session === null ? null : accounts.get(session);
      return account === null
        ? { network, session: null, account: null }
        : { network, session, account: account ?? null };
    },
    /**
     * Records the answer of the database: the account of the session, or null when it has ended.
     */
    learn({ session }: ClientIdentity, account: string | null): void {
      if (session === null) return;
      accounts.delete(session);
      accounts.set(session, account);
      const [oldest] = accounts.keys();
      if (accounts.size > MOST_SESSIONS && oldest !== undefined) accounts.delete(oldest);
    },
  };
}
