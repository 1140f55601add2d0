import { isIPv6 } from 'node:net';

/**
 * Derives the network of a client, which is the key of rate limits by address (LIM-3, LIM-31). It
 * is the IPv4 address, or the /64 prefix of an IPv6 address, since a client with one address of a
 * /64 controls them all.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped !== null) return mapped[1] ?? plain;
  if (!isIPv6(plain)) return address;
  const [left = '', right] = plain.toLowerCase().split('::');
  const [before, after] = [groupsOf(left), groupsOf(right ?? '')];
  const gap = right === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Splits a part of an IPv6 address into groups of 16 bits without leading zeros. A dotted IPv4 end
 * counts as two groups.
 */
const groupsOf = (part: string): readonly string[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
