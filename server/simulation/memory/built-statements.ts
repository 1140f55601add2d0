import {
  AliasNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type OperationNode,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  type SelectionNode,
  type SelectQueryNode,
  type UpdateQueryNode,
  ValuesNode,
} from 'kysely';
import { nameOf, unknownTo, worthOf } from './expression.ts';
import type { Row, RowTables, Scope } from './row-tables.ts';
import { SHAPES } from './shapes.ts';

/**
 * Executes the statements of the query builder on tables in memory: each on one table, as the
 * product's are.
 */
export function builtStatements(tables: RowTables, scope: Scope) {
  const inner = (node: SelectQueryNode): readonly Row[] => select(node);
  const matching = (where: { readonly where: OperationNode } | undefined) => (row: Row) =>
    where === undefined || worthOf(where.where, row, inner) === true;

  function select(node: SelectQueryNode): readonly Row[] {
    if (node.joins !== undefined || node.groupBy !== undefined) throw unknownTo('joins and groups');
    const rows = tables
      .rows(nameOf(tableOf(node.from?.froms[0])), scope)
      .filter(matching(node.where));
    const sorted = (node.orderBy?.items ?? []).reduceRight<readonly Row[]>((list, item) => {
      const falling = item.direction !== undefined && isDescending(item.direction);
      const by = (row: Row) => worthOf(item.orderBy, row, inner);
      return list.toSorted((a, b) => (falling ? inOrder(by(b), by(a)) : inOrder(by(a), by(b))));
    }, rows);
    const most =
      node.limit === undefined ? sorted.length : Number(worthOf(node.limit.limit, {}, inner));
    return sorted.slice(0, most).map((row) => chosen(node.selections ?? [], row));
  }

  const changeBy =
    (updates: readonly ColumnUpdateNode[]) =>
    (row: Row): Row =>
      Object.fromEntries(
        updates.map(({ column, value }) => [nameOf(column), worthOf(value, row, inner)]),
      );
  /** Matches the row of a table that has the key of another row. */
  const isOf = (table: string, other: Row) => (row: Row) =>
    (SHAPES[table]?.key ?? []).every((column) => row[column] === other[column]);

  function insert(node: InsertQueryNode): readonly Row[] {
    const { values, columns = [], onConflict } = node;
    if (values === undefined || !ValuesNode.is(values)) throw unknownTo('rows that are selected');
    const put: Row[] = [];
    for (const item of values.values) {
      const given = worthOf(item, {}, inner);
      if (!Array.isArray(given)) throw unknownTo(item.kind);
      const into = nameOf(node.into);
      const named = Object.fromEntries(
        columns.map((column, at) => [nameOf(column), given[at] ?? null]),
      );
      const row = tables.insert(into, named);
      if (row !== null) put.push(row);
      else if (onConflict?.updates !== undefined)
        put.push(...tables.update(into, scope, isOf(into, named), changeBy(onConflict.updates)));
      else if (onConflict?.doNothing !== true) throw new Error(`twice in ${into}`);
    }
    return returned(node.returning?.selections, put);
  }

  function update(node: UpdateQueryNode): readonly Row[] {
    const change = changeBy(node.updates ?? []);
    const changed = tables.update(nameOf(node.table), scope, matching(node.where), change);
    return returned(node.returning?.selections, changed);
  }

  const remove = (node: DeleteQueryNode): readonly Row[] => {
    const { where } = node;
    tables.remove(nameOf(tableOf(node.from.froms[0])), scope, matching(where));
    return [];
  };

  function chosen(selections: readonly SelectionNode[], row: Row): Row {
    const parts = selections.map(({ selection }): Row => {
      if (SelectAllNode.is(selection)) return row;
      if (AliasNode.is(selection))
        return { [nameOf(selection.alias)]: worthOf(selection.node, row, inner) };
      if (ReferenceNode.is(selection) && SelectAllNode.is(selection.column)) return row;
      return { [nameOf(selection)]: worthOf(selection, row, inner) };
    });
    return Object.assign({}, ...parts);
  }
  const returned = (selections: readonly SelectionNode[] | undefined, rows: readonly Row[]) =>
    selections === undefined ? [] : rows.map((row) => chosen(selections, row));

  return { select, insert, update, remove };
}

const tableOf = (node: OperationNode | undefined): OperationNode | undefined =>
  node !== undefined && AliasNode.is(node) ? node.node : node;

const isDescending = (node: OperationNode): boolean =>
  RawNode.is(node) && node.sqlFragments.join('') === 'desc';

const inOrder = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
};
