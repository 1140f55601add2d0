/** The words that npm writes first in an entry of its lock. */
const FIRST = ['name', 'version', 'lockfileVersion', 'resolved', 'integrity', 'requires'];

/** A lock as npm writes it: words before lists before tables, and the places in their order, so that a change shows as one. */
export const writeAsNpm = (lock: object): string =>
  `${JSON.stringify(lock, (_key, value: unknown) => (isTable(value) ? inOrder(value) : value), 2)}\n`;

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (table: object): object =>
  Object.fromEntries(
    Object.entries(table).toSorted(
      ([a, left], [b, right]) =>
        place(a) - place(b) ||
        Number(isTable(left)) - Number(isTable(right)) ||
        a.localeCompare(b, 'en'),
    ),
  );

const place = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
