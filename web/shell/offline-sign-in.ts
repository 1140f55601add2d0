import type { QueryClient } from '@tanstack/react-query';
import { type Me, meSchema } from '../../domain/account/me.ts';
import { offlinePermission } from '../../domain/account/offline-permission.ts';
import { dropIdleKeys } from '../live/device/offline/keep-through-sign-out.ts';
import {
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

/** What came of a password that was given without a network. */
export type OfflineAnswer =
  | { readonly kind: 'in'; readonly me: Me }
  | { readonly kind: 'wrong'; readonly entry: OfflineEntry }
  | { readonly kind: 'refused'; readonly entry: OfflineEntry };

/**
 * The offline sign-in: signs tasters in on this device without a network, and at the server once it
 * can be reached.
 */
export type OfflineSignIn = ReturnType<typeof createOfflineSignIn>;

/** How often what is owed is tried, in ms. */
const TRY_EVERY = 5_000;

/** An answer to what was asked before a sign-in comes no later than this after it, in ms. */
const LATE = 30_000;

/**
 * Creates the offline sign-in. What a password opened is in the page's memory and nowhere else
 * until the server knows of it.
 */
export function createOfflineSignIn(parts: {
  readonly pools: AccountPools;
  readonly queryClient: QueryClient;
  readonly now: () => number;
  /** Whoever is at the page has changed, or is known to the server again. */
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
    // What was asked before is answered after.
    if (owed === null) return now() - enteredAt < LATE ? 'entered' : 'settled';
    const { user, username, password } = owed;
    const body = { username, password, rememberMe: false };
    const signed = await request('POST /api/auth/sign-in/username', { body });
    if (!signed.ok && isOutOfReach(signed)) return 'failed';
    const isStillHere = owed?.user === user;
    owed = null;
    if (!signed.ok) {
      // BTH-32: the password is another now, or the account may not any more.
      if (signed.code !== 'too-many-sign-ins') await dropOfflineEntry(user);
      return 'failed';
    }
    if (!isStillHere) {
      await notePendingSignOut();
      return 'failed';
    }
    queryClient.setQueryData(meQuery().queryKey, signed.value);
    await pools.signedIn(signed.value);
    // After what others left here is gone, and this entry with it.
    await keepMe(signed.value);
    void remember(signed.value, password);
    enteredAt = now();
    return 'entered';
  }

  /**
   * BTH-35: one at a time: two sign-ins, or an end that overtakes a beginning, would leave nobody
   * signed in.
   */
  function settle(): Promise<SettleOutcome> {
    settling ??= settleNow().finally(() => {
      settling = null;
    });
    return settling;
  }

  /** BTH-31: keeps the key of a taster who gave the right password, locked by it. */
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

  /** BTH-32: asks the server which accounts may not any more; what it says of them goes at once. */
  async function check(): Promise<void> {
    await dropOldKeys(now());
    // A session that has ended by itself leaves no key either.
    await dropIdleKeys(keptMe()?.user ?? null);
    const kept = offlineEntries().filter(({ lock }) => lock !== null);
    if (kept.length === 0) return;
    const accounts = kept.map(({ user, token }) => ({ user, token }));
    const told = await request('POST /api/auth/offline', { body: { accounts } });
    if (!told.ok) return;
    for (const user of told.value.gone) await dropOfflineEntry(user);
    for (const entry of offlineEntries())
      await keepOfflineEntry({ ...entry, days: Math.min(entry.days, told.value.days) });
    await dropOldKeys(now());
  }

  return {
    settle,
    remember,
    check,
    /** BTH-31: signs a taster in by the password that locked their key here. */
    async signIn(user: string, password: string): Promise<OfflineAnswer | null> {
      await dropOldKeys(now());
      const entry = offlineEntry(user);
      if (entry === null) return null;
      const { lock } = entry;
      if (lock === null || offlinePermission(factsOf(entry), now()).kind !== 'ready')
        return { kind: 'refused', entry };
      // Counted before it is looked at: a page that is closed meanwhile has tried.
      const tried = { ...entry, wrong: entry.wrong + 1, wrongAt: now() };
      await keepOfflineEntry(tried);
      const { openBy } = await import('../live/device/offline/password-lock.ts');
      const text = await openBy(password, lock);
      const me = text === null ? null : (meSchema.safeParse(JSON.parse(text)).data ?? null);
      if (me === null) {
        await dropOldKeys(now());
        return { kind: 'wrong', entry: offlineEntry(user) ?? tried };
      }
      await keepOfflineEntry({
        ...entry,
        wrong: 0,
        wrongAt: 0,
        seenAt: Math.max(entry.seenAt, now()),
      });
      owed = { user, username: entry.username, password };
      return { kind: 'in', me };
    },
    /**
     * BTH-34: whoever was at the page has left it; what they gave is forgotten, and so is a key
     * that no tray waits for (BTH-33).
     */
    left(): Promise<void> {
      owed = null;
      return dropIdleKeys(null);
    },
    /** Tries what is owed whenever there may be a way to the server. */
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
