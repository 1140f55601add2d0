import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1::5', '2001:db8:1:0::/64'],
  ['2001:db8:1:3::5', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('ACC-5, ACC-89, LIM-3, LIM-31 %s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
