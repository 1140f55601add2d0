import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInUser } from '../../domain/account/testing/accounts.ts';
import {
  dropOfflineEntry,
  keepOfflineEntry,
  type OfflineEntry,
  offlineEntry,
} from '../live/device/offline/offline-entries.ts';
import { deviceKeyOf } from '../live/device/testing/device-key-of.ts';
import { forgetMe, keepMe } from '../parts/http/kept-me.ts';
import { PENDING_SIGN_OUT_KEY } from '../parts/http/pending-sign-out.ts';
import { meQuery } from '../parts/http/queries.ts';
import { stubFetch } from '../parts/http/testing/stub-fetch.ts';
import { createAccountPools } from './account-pools.ts';
import { createOfflineSignIn } from './offline-sign-in.ts';

const PASSWORD = 'Oil-panel7!';
const MINUTE = 60_000;
const TRAY = { session: 1, date: '2026-11-24', glasses: 2, handedIn: 1, begun: 0 };
const DAY = 24 * 60 * MINUTE;
const ana = signedInUser({
  deviceKey: deviceKeyOf('u1'),
  offline: { days: 7, token: 'token-1' },
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** What the device stored when Ana signed in; null before the first time. */
let remembered: OfflineEntry | null = null;

/**
 * Creates an offline sign-in with a clock of its own, on a device where Ana signed in. To derive a
 * key from her password takes half a second, and is done once.
 */
async function offlineSignIn() {
  const clock = { at: Date.UTC(2026, 10, 24) };
  const pools = createAccountPools('ws://127.0.0.1:9', () => clock.at);
  const queryClient = new QueryClient();
  const made = createOfflineSignIn({ pools, queryClient, now: () => clock.at, onChange: () => {} });
  if (remembered === null) {
    await made.remember(ana, PASSWORD);
    remembered = offlineEntry('u1');
  } else await keepOfflineEntry(remembered);
  return { ...made, clock, queryClient };
}

const away = () => {
  throw new TypeError('fetch failed');
};
const refused = (code: string, status: number) => () => Response.json({ code }, { status });

test('BTH-31 BTH-63 the right password opens who it is and the key, in the days that are allowed, and no other does', async () => {
  const { signIn, clock } = await offlineSignIn();
  expect(JSON.stringify(localStorage)).not.toContain(ana.deviceKey);
  expect(await signIn('u1', 'another')).toMatchObject({ kind: 'wrong', entry: { wrong: 1 } });
  expect(await signIn('u1', PASSWORD)).toEqual({ kind: 'in', me: ana });
  expect(offlineEntry('u1')?.wrong).toBe(0);
  expect(await signIn('nobody', PASSWORD)).toBeNull();
  clock.at += 7 * DAY + 1;
  expect(await signIn('u1', PASSWORD)).toMatchObject({ kind: 'refused' });
  expect(offlineEntry('u1')?.lock).toBeNull();
  // The clock is set back, and the key is gone.
  clock.at -= 6 * DAY;
  expect(await signIn('u1', PASSWORD)).toMatchObject({ kind: 'refused' });
});

test('BTH-31 BTH-62 the fifth wrong password is followed by a pause in which the right one is refused, the tenth by the end', async () => {
  const { signIn, clock } = await offlineSignIn();
  for (let time = 0; time < 5; time += 1) await signIn('u1', 'another');
  expect(await signIn('u1', PASSWORD)).toMatchObject({ kind: 'refused' });
  clock.at += 15 * MINUTE;
  for (let time = 0; time < 5; time += 1) await signIn('u1', 'another');
  clock.at += 15 * MINUTE;
  expect(await signIn('u1', PASSWORD)).toMatchObject({ kind: 'refused' });
  expect(offlineEntry('u1')?.lock).toBeNull();
});

/**
 * Lets another tab act at the moment at which a first attempt is counted, before the password is
 * checked. Returns a promise of its work.
 */
const onceCounted = (act: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const { setItem } = Storage.prototype;
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      text,
    ) {
      setItem.call(this, key, text);
      if (offlineEntry('u1')?.wrong !== 1) return;
      spy.mockRestore();
      act().then(resolve, reject);
    });
  });

test('BTH-33 a tray and fewer days that another tab writes while a password is checked stay written', async () => {
  const { signIn } = await offlineSignIn();
  const other = onceCounted(async () => {
    const entry = offlineEntry('u1');
    if (entry !== null) await keepOfflineEntry({ ...entry, days: 2, trays: [TRAY] });
  });
  expect(await signIn('u1', PASSWORD)).toEqual({ kind: 'in', me: ana });
  await other;
  expect(offlineEntry('u1')).toMatchObject({ wrong: 0, days: 2, trays: [TRAY] });
});

test('BTH-32 a key that another tab removes while its password is checked opens nothing and stays removed', async () => {
  const { signIn } = await offlineSignIn();
  const other = onceCounted(() => dropOfflineEntry('u1'));
  expect(await signIn('u1', PASSWORD)).toBeNull();
  await other;
  expect(offlineEntry('u1')).toBeNull();
});

test('BTH-32 what the server says of a key is done: gone, or for fewer days', async () => {
  const { check, clock } = await offlineSignIn();
  // A signed-in taster keeps their key, whether or not a document is open.
  await keepMe(ana);
  stubFetch(away);
  await check();
  expect(offlineEntry('u1')?.lock).not.toBeNull();
  const asked = stubFetch(() => Response.json({ days: 2, gone: [] }));
  await check();
  expect(asked[0]?.url).toContain('/api/auth/offline');
  expect(offlineEntry('u1')?.days).toBe(2);
  clock.at += 2 * DAY + 1;
  await check();
  expect(offlineEntry('u1')?.lock).toBeNull();

  const again = await offlineSignIn();
  stubFetch(() => Response.json({ days: 7, gone: ['u1'] }));
  await again.check();
  expect(offlineEntry('u1')).toBeNull();
});

test('BTH-32 an account that has a second factor now, or may not any more, leaves no key', async () => {
  const { remember } = await offlineSignIn();
  const { offline: _, ...without } = ana;
  await remember(without, PASSWORD);
  expect(offlineEntry('u1')).toBeNull();
});

test('BTH-34 BTH-35 the session that was left is ended before the next is begun, once, however often it is asked for', async () => {
  const { signIn, settle, queryClient } = await offlineSignIn();
  await signIn('u1', PASSWORD);
  localStorage.setItem(PENDING_SIGN_OUT_KEY, 'yes');
  stubFetch(away);
  expect(await settle()).toBe('failed');
  expect(localStorage.getItem(PENDING_SIGN_OUT_KEY)).toBe('yes');
  const asked = stubFetch(() => Response.json(ana));
  expect(await Promise.all([settle(), settle()])).toEqual(['entered', 'entered']);
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/auth/sign-out',
    '/api/auth/sign-in/username',
  ]);
  expect(localStorage.getItem(PENDING_SIGN_OUT_KEY)).toBeNull();
  expect(queryClient.getQueryData(meQuery().queryKey)).toEqual(ana);
});

test('BTH-35 where the server refuses the sign-in the key is gone, and it is not asked again', async () => {
  const { signIn, settle } = await offlineSignIn();
  await signIn('u1', PASSWORD);
  const asked = stubFetch(refused('credentials-wrong', 401));
  expect(await settle()).toBe('failed');
  expect(offlineEntry('u1')).toBeNull();
  expect(await settle()).toBe('settled');
  expect(asked).toHaveLength(1);
});

test('BTH-34 who left without a network is not signed in for it afterwards', async () => {
  const { signIn, left, settle } = await offlineSignIn();
  await signIn('u1', PASSWORD);
  await left();
  const asked = stubFetch(() => Response.json(ana));
  expect(await settle()).toBe('settled');
  expect(asked).toEqual([]);
});

test('BTH-33 BTH-65 who leaves with nothing open leaves no key, and with a tray that is not done the key waits for it', async () => {
  const { left, signIn } = await offlineSignIn();
  const entry = offlineEntry('u1');
  if (entry === null) throw new Error('remembered');
  await keepOfflineEntry({ ...entry, trays: [TRAY] });
  await left();
  expect(offlineEntry('u1')).toMatchObject({ trays: [TRAY], lock: entry.lock });
  expect(await signIn('u1', PASSWORD)).toEqual({ kind: 'in', me: ana });
  // The last sheet is handed in, and the booth is left to the next taster.
  await keepOfflineEntry(entry);
  await left();
  expect(offlineEntry('u1')).toBeNull();
});

test('BTH-33 BTH-65 of a session that ended by itself no key is left with nothing open', async () => {
  const { check } = await offlineSignIn();
  await keepMe(ana);
  stubFetch(() => Response.json({ days: 7, gone: [] }));
  await check();
  expect(offlineEntry('u1')?.lock).not.toBeNull();
  await forgetMe();
  await check();
  expect(offlineEntry('u1')).toBeNull();
});
