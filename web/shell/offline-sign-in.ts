import type { QueryClient } from '@tanstack/react-query';
import { type Me, meSchema } from '../../domain/account/me.ts';
import { offlinePermission } from '../../domain/account/offline-permission.ts';
import { dropIdleKeys } from '../live/device/offline/keep-through-sign-out.ts';
import {
  changeOfflineEntry,
  dropOfflineEntry,
  dropOldKeys,
  factsOf,
  keepOfflineEntry,
  type OfflineEntry,
  offlineEntries,
  offlineEntry,
} from '../live/device/offline/offline-entries.ts';
import { signOut } from '../parts/http/account.ts';
import { keepMe, keptMe } from '../parts/http/kept-me.ts';
import {
  clearPendingSignOut,
  hasPendingSignOut,
  notePendingSignOut,
  onSettleRequested,
  type SettleOutcome,
} from '../parts/http/pending-sign-out.ts';
import { isOutOfReach, meQuery } from '../parts/http/queries.ts';
import { request } from '../parts/http/request.ts';
import type { AccountPools } from './account-pools.ts';

/** The result of an offline sign-in with a password. */
export type OfflineAnswer =
  | { readonly kind: 'in'; readonly me: Me }
  | { readonly kind: 'wrong'; readonly entry: OfflineEntry }
  | { readonly kind: 'refused'; readonly entry: OfflineEntry };

/**
 * The offline sign-in: signs tasters in on this device without a network, and at the server once it
 * can be reached.
 */
export type OfflineSignIn = ReturnType<typeof createOfflineSignIn>;

/** Retry interval for a pending sign-in or sign-out, in ms. */
const TRY_EVERY = 5_000;

/** After a sign-in, responses to earlier requests arrive within this time, in ms. */
const LATE = 30_000;

/**
 * Creates the offline sign-in. Until the server confirms a sign-in, what the password decrypted is
 * in the memory of the page alone.
 */
export function createOfflineSignIn(parts: {
  readonly pools: AccountPools;
  readonly queryClient: QueryClient;
  readonly now: () => number;
  /** Called when the account of the page has changed, or the server knows it again. */
  readonly onChange: () => void;
}) {
  const { pools, queryClient, now } = parts;
  let owed: { readonly user: string; readonly username: string; readonly password: string } | null =
    null;
  let settling: Promise<SettleOutcome> | null = null;
  let enteredAt = Number.NEGATIVE_INFINITY;

  async function settleNow(): Promise<SettleOutcome> {
    if (hasPendingSignOut()) {
      const ended = await signOut();
      if (!ended.ok && ended.code !== 'signed-out') return 'failed';
      await clearPendingSignOut();
    }
    // A request from before the sign-in may be answered after it.
    if (owed === null) return now() - enteredAt < LATE ? 'entered' : 'settled';
    const { user, username, password } = owed;
    const body = { username, password, rememberMe: false };
    const signed = await request('POST /api/auth/sign-in/username', { body });
    if (!signed.ok && isOutOfReach(signed)) return 'failed';
    const isStillHere = owed?.user === user;
    owed = null;
    if (!signed.ok) {
      // The password has changed, or the account may no longer sign in (BTH-32).
      if (signed.code !== 'too-many-sign-ins') await dropOfflineEntry(user);
      return 'failed';
    }
    if (!isStillHere) {
      await notePendingSignOut();
      return 'failed';
    }
    queryClient.setQueryData(meQuery().queryKey, signed.value);
    await pools.signedIn(signed.value);
    // Stored only now: deleting the data of other accounts deletes this entry too.
    await keepMe(signed.value);
    void remember(signed.value, password);
    enteredAt = now();
    return 'entered';
  }

  /**
   * Sends the pending sign-in and sign-out to the server, one call at a time (mutex). Two sign-ins
   * at once, or a sign-out that overtakes a sign-in, would leave nobody signed in (BTH-35).
   */
  function settle(): Promise<SettleOutcome> {
    settling ??= settleNow().finally(() => {
      settling = null;
    });
    return settling;
  }

  /**
   * Stores the device key of a taster, encrypted by the password that was just accepted (BTH-31).
   */
  async function remember(me: Me, password: string): Promise<void> {
    const { offline, taster } = me;
    if (offline === undefined || taster === null) return dropOfflineEntry(me.user);
    const { lockBy } = await import('../live/device/offline/password-lock.ts');
    const lock = await lockBy(password, JSON.stringify(me));
    const at = now();
    const before = offlineEntry(me.user);
    await keepOfflineEntry({
      user: me.user,
      username: me.username,
      name: me.name,
      code: taster.code,
      ...offline,
      signedInAt: at,
      seenAt: at,
      wrong: 0,
      wrongAt: 0,
      lock,
      trays: before?.trays ?? [],
    });
  }

  /**
   * Asks the server which accounts may no longer sign in offline, and deletes their keys at once
   * (BTH-32).
   */
  async function check(): Promise<void> {
    await dropOldKeys(now());
    // A session that ended without a sign-out leaves no key either.
    await dropIdleKeys(keptMe()?.user ?? null);
    const kept = offlineEntries().filter(({ lock }) => lock !== null);
    if (kept.length === 0) return;
    const accounts = kept.map(({ user, token }) => ({ user, token }));
    const told = await request('POST /api/auth/offline', { body: { accounts } });
    if (!told.ok) return;
    for (const user of told.value.gone) await dropOfflineEntry(user);
    for (const { user } of offlineEntries())
      await changeOfflineEntry(user, (entry) => ({
        ...entry,
        days: Math.min(entry.days, told.value.days),
      }));
    await dropOldKeys(now());
  }

  return {
    settle,
    remember,
    check,
    /**
     * Signs a taster in offline with the password that encrypts their key on this device (BTH-31).
     * Null for a taster without an offline entry; refused while the key is missing, expired or
     * paused after wrong passwords.
     */
    async signIn(user: string, password: string): Promise<OfflineAnswer | null> {
      await dropOldKeys(now());
      const entry = offlineEntry(user);
      if (entry === null) return null;
      const { lock } = entry;
      if (lock === null || offlinePermission(factsOf(entry), now()).kind !== 'ready')
        return { kind: 'refused', entry };
      // Counted before the password is checked: an attempt counts even if the page is closed
      // meanwhile.
      const tried = { ...entry, wrong: entry.wrong + 1, wrongAt: now() };
      await keepOfflineEntry(tried);
      const { openBy } = await import('../live/device/offline/password-lock.ts');
      const text = await openBy(password, lock);
      const me = text === null ? null : (meSchema.safeParse(JSON.parse(text)).data ?? null);
      if (me === null) {
        await dropOldKeys(now());
        return { kind: 'wrong', entry: offlineEntry(user) ?? tried };
      }
      // Meanwhile another tab may have removed the key, and it opens nothing then (BTH-32).
      const opened = await changeOfflineEntry(user, (current) => ({
        ...current,
        ...(current.lock === null ? {} : { wrong: 0, wrongAt: 0 }),
        seenAt: Math.max(current.seenAt, now()),
      }));
      if (opened === null) return null;
      if (opened.lock === null) return { kind: 'refused', entry: opened };
      owed = { user, username: entry.username, password };
      return { kind: 'in', me };
    },
    /**
     * Forgets the password of the taster who left the page (BTH-34), and a key that no stored tray
     * needs (BTH-33).
     */
    left(): Promise<void> {
      owed = null;
      return dropIdleKeys(null);
    },
    /**
     * Sends a pending sign-in or sign-out whenever the server may be reachable again (retry on
     * reconnect).
     */
    start(): void {
      onSettleRequested(settle);
      const look = () => {
        if (navigator.onLine === false) return;
        if (owed !== null || hasPendingSignOut())
          void settle().then((settled) => settled === 'entered' && parts.onChange());
      };
      const back = () => {
        look();
        void check();
      };
      addEventListener('online', back);
      setInterval(look, TRY_EVERY);
      back();
    },
  };
}
