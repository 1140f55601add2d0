import { SHAPES } from './shapes.ts';

/** A row, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** An immutable snapshot of all tables. */
export type Snapshot = ReadonlyMap<string, readonly Row[]>;

/** Tables in memory, with rows in the order of insertion. */
export type RowTables = ReturnType<typeof createTables>;

/** The tenant whose rows a statement sees (row-level security): one panel, or null for all. */
export type Scope = string | null;

/** Creates empty tables in memory. */
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
    /** The rows of a table that are visible in a scope. */
    rows: (table: string, scope: Scope = null): readonly Row[] =>
      all(table).filter((row) => seen(row, scope)),
    /** Inserts a row; returns null where one with the same key exists. */
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
    /** Updates matching rows; returns them as they are after it. */
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
    /** Deletes matching rows; returns their number. */
    remove(table: string, scope: Scope, matches: (row: Row) => boolean): number {
      const left = all(table).filter((row) => !seen(row, scope) || !matches(row));
      const gone = all(table).length - left.length;
      if (gone > 0) put(table, left);
      return gone;
    },
  };
}
