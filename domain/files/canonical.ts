/**
 * JSON in one spelling: keys sorted, no spaces, what JSON cannot say left out as JSON does. Two values that are equal
 * as JSON are written alike, also after the database has put their keys in another order.
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
