import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  InsertQueryNode,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely';
import { builtStatements } from './built-statements.ts';
import type { Turn } from './disk.ts';
import { unknownTo } from './expression.ts';
import type { Row, RowTables, Scope, Snapshot } from './row-tables.ts';
import { WRITTEN, type WrittenStatement } from './written-statements.ts';

/** The tables in memory, with the statements that they support. */
export type MemoryTables = {
  readonly tables: RowTables;
  /** Recognises raw SQL statements beyond the product's. */
  readonly statements?: (text: string) => WrittenStatement | null;
};

/** A database connection to tables in memory, for one statement or one transaction. */
export class MemoryConnection implements DatabaseConnection {
  readonly #parts: MemoryTables;
  readonly #turn: Turn;
  readonly #stood: Snapshot;
  #scope: Scope = null;
  #inTransaction = false;
  #aborted = false;

  constructor(parts: MemoryTables, turn: Turn) {
    this.#parts = parts;
    this.#turn = turn;
    this.#stood = parts.tables.snapshot();
  }

  begin(): void {
    this.#inTransaction = true;
  }

  /** Rejects when a statement of the transaction failed. */
  async commit(): Promise<void> {
    if (this.#aborted) throw new Error('a statement of the transaction failed');
    await this.#settle();
  }

  end(): void {
    this.#turn.end();
  }

  async executeQuery<Result>(query: CompiledQuery): Promise<QueryResult<Result>> {
    if (query.sql.startsWith("select set_config('role'")) {
      this.#scope = String(query.parameters[0]);
      return { rows: [] };
    }
    const rows = this.#answered(query);
    if (!this.#inTransaction) await this.#settle();
    return { rows: rows as readonly unknown[] as Result[] };
  }

  streamQuery(): never {
    throw new Error('the database in memory gives whole results only');
  }

  #answered(query: CompiledQuery): readonly Row[] {
    const { tables, statements } = this.#parts;
    try {
      return answerStatement(tables, this.#scope, query, statements);
    } catch (problem) {
      this.#aborted = true;
      throw problem;
    }
  }

  async #settle(): Promise<void> {
    if (this.#parts.tables.snapshot() === this.#stood) return this.#turn.answer();
    const outcome = await this.#turn.commit();
    if (outcome === 'failed') throw new Error('disk full');
    if (outcome === 'unanswered') throw new Error('the connection ended');
  }
}

/**
 * Executes a statement of the product on tables in memory. `more` recognises further statements.
 */
function answerStatement(
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
