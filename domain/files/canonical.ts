/**
 * Serialises a value as canonical JSON: keys sorted, no spaces, values that JSON lacks left out as
 * JSON does. Equal JSON values give the same text, also after the database has reordered their
 * keys.
 */
export function canonical(value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value ?? null));
  return write(plain);
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${write(member)}`);
  return `{${members.join(',')}}`;
}
