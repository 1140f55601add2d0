import { isIPv6 } from 'node:net';

/**
 * LIM-3: the network of a client, by which its requests are counted: an IPv4 address, or the /64 of an IPv6 one, since
 * anyone with one address of it has them all.
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

/** The groups of 16 bits of a part, without leading zeros; a dotted end is two of them. */
const groupsOf = (part: string): readonly string[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
