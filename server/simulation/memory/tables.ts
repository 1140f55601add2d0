import { SHAPES } from './shapes.ts';

/** One row by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** All tables at one instant; nothing in it changes any more. */
export type Snapshot = ReadonlyMap<string, readonly Row[]>;

/** Rows in memory, by table, in the order they came. */
export type RowTables = ReturnType<typeof createTables>;

/** Whom a statement sees rows of: one panel's, or all. */
export type Scope = string | null;

/** Builds tables without rows. */
export function createTables() {
  let current: Snapshot = new Map();
  let serial = 0;

  const shapeOf = (table: string) => {
    const shape = SHAPES[table];
    if (shape === undefined) throw new Error(`there is no table ${table}`);
    return shape;
  };
  const all = (table: string): readonly Row[] => current.get(table) ?? [];
  function put(table: string, rows: readonly Row[]): void {
    shapeOf(table);
    current = new Map(current).set(table, rows);
  }
  const seen = (row: Row, scope: Scope): boolean =>
    scope === null || row['panel'] === undefined || row['panel'] === scope;

  function shaped(table: string, row: Row): Row {
    const { instants, json } = shapeOf(table);
    const read = (column: string, value: unknown): unknown => {
      if (json.includes(column) && typeof value === 'string') return JSON.parse(value);
      if (instants.includes(column) && typeof value === 'string') return new Date(value);
      return value;
    };
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, read(column, value)]),
    );
  }

  return {
    snapshot: (): Snapshot => current,
    restore(snapshot: Snapshot): void {
      current = snapshot;
    },
    /** The rows of a table that a scope sees. */
    rows: (table: string, scope: Scope = null): readonly Row[] =>
      all(table).filter((row) => seen(row, scope)),
    /** Puts a row in; null where one of the same key stands. */
    insert(table: string, given: Row): Row | null {
      const { key, defaults } = shapeOf(table);
      serial += 1;
      const row = shaped(table, {
        ...(table === 'documents' ? { id: serial } : {}),
        ...defaults,
        ...given,
      });
      if (all(table).some((other) => key.every((column) => other[column] === row[column])))
        return null;
      put(table, [...all(table), row]);
      return row;
    },
    /** Changes what matches, and answers it as it is then. */
    update(
      table: string,
      scope: Scope,
      matches: (row: Row) => boolean,
      change: (row: Row) => Row,
    ): readonly Row[] {
      const changed: Row[] = [];
      const next = all(table).map((row) => {
        if (!seen(row, scope) || !matches(row)) return row;
        const now = { ...row, ...shaped(table, change(row)) };
        changed.push(now);
        return now;
      });
      if (changed.length > 0) put(table, next);
      return changed;
    },
    /** Takes out what matches, and says how many. */
    remove(table: string, scope: Scope, matches: (row: Row) => boolean): number {
      const left = all(table).filter((row) => !seen(row, scope) || !matches(row));
      const gone = all(table).length - left.length;
      if (gone > 0) put(table, left);
      return gone;
    },
  };
}
