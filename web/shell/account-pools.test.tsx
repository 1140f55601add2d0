import { afterEach, expect, test } from 'vitest';
import { deviceKeyOf } from '../live/device/testing/device-key-of.ts';
import { collabUrl, createAccountPools } from './account-pools.ts';

const keepers: ReturnType<typeof createAccountPools>[] = [];
afterEach(async () => {
  await Promise.all(keepers.splice(0).map((pools) => pools.close()));
});

const person = (user: string) => ({
  user,
  role: 'catadores' as const,
  deviceKey: deviceKeyOf(user),
  signature: null,
});

/** A pools whose server is out of reach. */
function pools() {
  const made = createAccountPools('ws://127.0.0.1:9', () => 0);
  keepers.push(made);
  return made;
}

test('SYN-2 an account has one pool, and another account another', async () => {
  const kept = pools();
  const ana = kept.of(person('ana'));
  expect(kept.of(person('ana'))).toBe(ana);
  const luis = kept.of(person('luis'));
  expect(luis).not.toBe(ana);
  expect(kept.of(person('luis'))).toBe(luis);
});

test('SYN-2 who signed out has no pool, and holds nothing that is not stored', async () => {
  const kept = pools();
  expect(kept.unstored()).toEqual([]);
  await kept.signedIn(person('ana'));
  await expect(kept.close()).resolves.toBeUndefined();
  const before = kept.of(person('ana'));
  expect(kept.unstored()).toEqual([]);
  await kept.close();
  expect(kept.unstored()).toEqual([]);
  expect(kept.of(person('ana'))).not.toBe(before);
});

test('LIM-2 live documents are beside the page, as safe as it is', () => {
  const page = { protocol: 'https:', host: 'panel.example:8443' };
  expect(collabUrl(page)).toBe('wss://panel.example:8443/collab');
  expect(collabUrl({ ...page, protocol: 'http:' })).toBe('ws://panel.example:8443/collab');
});
