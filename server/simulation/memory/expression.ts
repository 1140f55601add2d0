import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
} from 'kysely';
import type { Row } from './row-tables.ts';

/** The error for SQL that the tables in memory do not support: it is reported, never guessed. */
export const unknownTo = (what: string): Error =>
  new Error(`the tables in memory do not know ${what}`);

/** The name of a table or column in a syntax node. */
export function nameOf(node: OperationNode | undefined): string {
  if (node === undefined) throw unknownTo('a statement without a name');
  if (IdentifierNode.is(node)) return node.name;
  if (ColumnNode.is(node)) return node.column.name;
  if (TableNode.is(node)) return node.table.identifier.name;
  if (ReferenceNode.is(node)) return nameOf(node.column);
  if (AliasNode.is(node)) return nameOf(node.alias);
  throw unknownTo(node.kind);
}

/** The value of an expression for one row; `select` executes a subquery. */
export function worthOf(
  node: OperationNode,
  row: Row,
  select: (inner: SelectQueryNode) => readonly Row[],
): unknown {
  const of = (inner: OperationNode): unknown => worthOf(inner, row, select);
  if (ReferenceNode.is(node) || ColumnNode.is(node)) return row[nameOf(node)];
  if (ValueNode.is(node)) return node.value;
  if (PrimitiveValueListNode.is(node)) return node.values;
  if (ValueListNode.is(node)) return node.values.map(of);
  if (ParensNode.is(node)) return of(node.node);
  if (AndNode.is(node)) return of(node.left) === true && of(node.right) === true;
  if (OrNode.is(node)) return of(node.left) === true || of(node.right) === true;
  if (BinaryOperationNode.is(node))
    return compared(of(node.leftOperand), operatorOf(node.operator), of(node.rightOperand));
  if (SelectQueryNode.is(node)) return Object.values(select(node)[0] ?? {})[0] ?? null;
  if (RawNode.is(node)) return rawValue(node, row, of);
  throw unknownTo(node.kind);
}

const operatorOf = (node: OperationNode): string => {
  if (OperatorNode.is(node)) return node.operator;
  throw unknownTo(node.kind);
};

function compared(left: unknown, operator: string, right: unknown): boolean {
  switch (operator) {
    case '=':
      return left !== null && left === right;
    case 'is':
      return (left ?? null) === (right ?? null);
    case 'in':
      return Array.isArray(right) && right.includes(left);
    case '<':
      return left !== null && String(left) < String(right);
    case '<=':
      return left !== null && Number(left) <= Number(right);
    default:
      throw unknownTo(`the operator ${operator}`);
  }
}

/** Evaluates the few fragments of raw SQL that statements contain. */
function rawValue(node: RawNode, row: Row, of: (inner: OperationNode) => unknown): unknown {
  const text = node.sqlFragments.join('?');
  const [first] = node.parameters;
  if (text === 'revision + 1') return Number(row['revision']) + 1;
  if (text === 'data @> ?::jsonb' && first !== undefined)
    return contains(row['data'], JSON.parse(String(of(first))));
  throw unknownTo(`"${text}"`);
}

const contains = (whole: unknown, part: unknown): boolean =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).every(([key, value]) => contains(Object(whole)[key], value))
    : whole === part;
