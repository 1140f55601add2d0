import { expect, test } from 'vitest';
import { readSettings } from '../../hono.config.ts';
import { clientNetwork } from '../accounts/client-network.ts';
import type { ClientIdentity } from './client-identity.ts';
import { createClientLimits } from './client-limits.ts';

/** The client limits with the default settings. */
function unset() {
  const clock = { at: 0 };
  const settings = readSettings({});
  const traffic = createClientLimits({
    limits: {
      account: settings.requestsOfAccount,
      strangers: settings.requestsOfStrangers,
      address: settings.requestsOfAddress,
      frames: settings.framesOfAccount,
    },
    identities: {
      visitor: (network) => ({ network: clientNetwork(network), session: null, account: null }),
      learn() {},
    },
    monotonic: () => clock.at,
    engine: 'embedded',
  });
  return { clock, traffic };
}

const NETWORK = '192.0.2.1';
const PANEL = Array.from({ length: 13 }, (_, count) => `person ${count}`);
const known = (account: string): ClientIdentity => ({
  network: NETWORK,
  session: account,
  account,
});
const STRANGER: ClientIdentity = { network: NETWORK, session: null, account: null };

/**
 * The requests of one person when a page opens, then the requests and frames a second. All are more
 * than any screen needs.
 */
const [AT_ONCE, A_SECOND, FRAMES_A_SECOND] = [40, 5, 20];
const SECONDS = 1_800;

test('LIM-5 twelve tasters and their leader at one address never meet a limit', () => {
  const { clock, traffic } = unset();
  const waits: number[] = [];
  const ask = (visitor: ClientIdentity, times: number) => {
    for (let count = 0; count < times; count += 1) waits.push(traffic.request(visitor));
  };
  // All of them open the page and sign in at the same moment.
  for (const person of PANEL) {
    ask(STRANGER, AT_ONCE);
    ask(known(person), AT_ONCE);
  }
  for (let second = 0; second < SECONDS; second += 1) {
    clock.at += 1_000;
    for (const person of PANEL) {
      ask(known(person), A_SECOND);
      for (let count = 0; count < FRAMES_A_SECOND; count += 1)
        waits.push(traffic.frame(known(person)));
    }
  }
  expect(waits.filter((wait) => wait > 0)).toEqual([]);
});

test('LIM-5 a device that comes back with hours of work is slowed for seconds, and nobody else at its address', () => {
  const { traffic } = unset();
  const waits = Array.from({ length: 14_000 }, () => traffic.frame(known('back')));
  expect(waits.at(-1)).toBeLessThanOrEqual(5_000);
  expect(waits.at(-1)).toBeGreaterThan(0);
  expect(traffic.frame(known('another'))).toBe(0);
});
