import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { cookiePrefix } from '../../domain/account/cookie-prefix.ts';

/** The identity of a client, as far as it is known without asking the database. */
export type ClientIdentity = {
  /** The address, an IPv6 one by its /64. */
  readonly network: string;
  /** The session a cookie names that this installation signed, unless the database said that it has ended. */
  readonly session: string | null;
  /** Whose session that is, once the database said so. */
  readonly account: string | null;
};

/** Identifies clients, and learns which account a session belongs to. */
export type ClientIdentities = ReturnType<typeof createClientIdentities>;

const MOST_SESSIONS = 20_000;

/** A token as sessions have it. Whatever else is signed with the same secret, and anybody may ask for, looks otherwise. */
const TOKEN = /^[A-Za-z0-9]{32}$/;

/**
 * Identifies clients by the signature of the session's cookie, and by what the database answered the last time. SEC-44 holds
 * here too: a token is kept in memory alone.
 */
export function createClientIdentities({
  secret,
  secure,
  clientNetwork,
}: {
  readonly secret: string;
  readonly secure: boolean;
  /** What counts as one caller among addresses (LIM-3). */
  readonly clientNetwork: (address: string) => string;
}) {
  const cookie = `${cookiePrefix(secure)}.session_token`;
  /** Whose sessions are; null of one that has ended. */
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
    /** Keeps what the database said: whose session it is, null when it is nobody's any more. */
    learn({ session }: ClientIdentity, account: string | null): void {
      if (session === null) return;
      accounts.delete(session);
      accounts.set(session, account);
      const [oldest] = accounts.keys();
      if (accounts.size > MOST_SESSIONS && oldest !== undefined) accounts.delete(oldest);
    },
  };
}
