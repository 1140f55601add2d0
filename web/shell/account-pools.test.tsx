import { afterEach, expect, test } from 'vitest';
import { deviceKeyOf } from '../live/device/testing/device-key-of.ts';
import { collabUrl, createAccountPools } from './account-pools.ts';

const opened: ReturnType<typeof createAccountPools>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

const person = (user: string) => ({
  user,
  role: 'catadores' as const,
  deviceKey: deviceKeyOf(user),
  signature: null,
});

/** The pools of a page whose server is out of reach. */
function openPools() {
  const made = createAccountPools('ws://127.0.0.1:9', () => 0);
  opened.push(made);
  return made;
}

test('SYN-2 an account has one pool, and another account another', async () => {
  const pools = openPools();
  const ana = pools.of(person('ana'));
  expect(pools.of(person('ana'))).toBe(ana);
  const luis = pools.of(person('luis'));
  expect(luis).not.toBe(ana);
  expect(pools.of(person('luis'))).toBe(luis);
});

test('SYN-2 who signed out has no pool, and holds nothing that is not stored', async () => {
  const pools = openPools();
  expect(pools.unstored()).toEqual([]);
  await pools.signedIn(person('ana'));
  await expect(pools.close()).resolves.toBeUndefined();
  const before = pools.of(person('ana'));
  expect(pools.unstored()).toEqual([]);
  await pools.close();
  expect(pools.unstored()).toEqual([]);
  expect(pools.of(person('ana'))).not.toBe(before);
});

test('LIM-2 live documents are beside the page, as safe as it is', () => {
  const page = { protocol: 'https:', host: 'panel.example:8443' };
  expect(collabUrl(page)).toBe('wss://panel.example:8443/collab');
  expect(collabUrl({ ...page, protocol: 'http:' })).toBe('ws://panel.example:8443/collab');
});
