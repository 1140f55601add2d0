/**
 * A new id, a UUID (version 4). `crypto.randomUUID` is not there where a page comes over plain http from another machine,
 * and this is.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => marked(byte, at).toString(16).padStart(2, '0'));
  const groups = [
    hex.slice(0, 4),
    hex.slice(4, 6),
    hex.slice(6, 8),
    hex.slice(8, 10),
    hex.slice(10),
  ];
  return groups.map((group) => group.join('')).join('-');
}

/** The two bytes that say which kind of UUID it is (RFC 9562). */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
