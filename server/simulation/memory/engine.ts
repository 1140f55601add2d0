import type { CompiledQuery } from 'kysely';
import {
  DeleteQueryNode,
  InsertQueryNode,
  RawNode,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely';
import { builtStatements } from './built-statements.ts';
import { unknownTo } from './expression.ts';
import type { Row, RowTables, Scope } from './tables.ts';
import { WRITTEN, type WrittenStatement } from './written-statements.ts';

/**
 * Executes a statement of the product on tables in memory. `more` recognises further statements.
 */
export function answerStatement(
  tables: RowTables,
  scope: Scope,
  { query, sql, parameters }: CompiledQuery,
  more: (text: string) => WrittenStatement | null = () => null,
): readonly Row[] {
  const built = builtStatements(tables, scope);
  if (SelectQueryNode.is(query)) return built.select(query);
  if (InsertQueryNode.is(query)) return built.insert(query);
  if (UpdateQueryNode.is(query)) return built.update(query);
  if (DeleteQueryNode.is(query)) return built.remove(query);
  if (!RawNode.is(query)) throw unknownTo(query.kind);
  const text = sql.replaceAll(/\s+/g, ' ').trim();
  const own = Object.entries(WRITTEN).find(([start]) => text.startsWith(start));
  const found = own?.[1] ?? more(text);
  if (found === null) throw unknownTo(`"${text}"`);
  return found(tables, scope, parameters);
}
