/**
 * Generates a random UUID (version 4), also where a page has no secure context. There
 * `crypto.randomUUID` is missing, such as over plain HTTP from another machine.
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

/** Sets the version and variant bits of a UUID (RFC 9562). */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
