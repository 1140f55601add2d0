/** The keys that npm writes first in an entry of its lock file. */
const FIRST = ['name', 'version', 'lockfileVersion', 'resolved', 'integrity', 'requires'];

/**
 * Formats a lock file as npm does, so that a diff shows only real changes: strings before arrays
 * before objects, and sorted places.
 */
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
