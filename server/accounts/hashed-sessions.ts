import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** The prefix of stored tokens. A token from a browser that begins with it is rejected. */
const MARK = 'sha256:';

/**
 * Hashes a session token for storage, so that a reader of the database cannot hijack a session
 * (SEC-44).
 */
export const storedToken = (token: string): string =>
  `${MARK}${createHash('sha256').update(token).digest('hex')}`;

/**
 * Wraps the account library's database adapter so that session tokens are hashed at rest (SEC-44).
 * The library itself works with the plain tokens. The wrapper hashes the tokens that the library
 * writes and queries. A row that was found by a token carries that plain token. A row that was
 * found otherwise carries the digest, by which it can be updated and deleted.
 */
export const hashSessions = (adapter: DBAdapter): DBAdapter => ({
  ...wrapped(adapter),
  transaction: (work) => adapter.transaction((trx) => work(wrapped(trx))),
});

const wrapped = (adapter: DBTransactionAdapter): DBTransactionAdapter => ({
  ...adapter,
  async create<Data extends Record<string, unknown>, Row = Data>(
    asked: Parameters<typeof adapter.create<Data, Row>>[0],
  ): Promise<Row> {
    const token: unknown = asked.model === 'session' ? Reflect.get(asked.data, 'token') : null;
    if (typeof token !== 'string') return adapter.create<Data, Row>(asked);
    const data = { ...asked.data, token: storedToken(token) };
    return bearing(await adapter.create<Data, Row>({ ...asked, data }), token);
  },
  async findOne<Row>(asked: Parameters<typeof adapter.findOne>[0]): Promise<Row | null> {
    const told = toldToken(asked);
    if (told?.startsWith(MARK)) return null;
    const row = await adapter.findOne<Row>(hidden(asked));
    return told === null ? row : bearing(row, told);
  },
  findMany: <Row>(asked: Parameters<typeof adapter.findMany>[0]) =>
    adapter.findMany<Row>(hidden(asked)),
  count: (asked) => adapter.count(hidden(asked)),
  async update<Row>(asked: Parameters<typeof adapter.update>[0]): Promise<Row | null> {
    const row = await adapter.update<Row>(hidden(asked));
    const told = toldToken(asked);
    return told === null || told.startsWith(MARK) ? row : bearing(row, told);
  },
  updateMany: (asked) => adapter.updateMany(hidden(asked)),
  delete: (asked) => adapter.delete(hidden(asked)),
  deleteMany: (asked) => adapter.deleteMany(hidden(asked)),
  consumeOne: <Row>(asked: Parameters<typeof adapter.consumeOne>[0]) =>
    adapter.consumeOne<Row>(hidden(asked)),
});

const isToken = (model: string, { field }: Where): boolean =>
  model === 'session' && field === 'token';

/** Returns the token that a query filters by, or null. */
function toldToken(asked: { readonly model: string; readonly where: Where[] }): string | null {
  const told = asked.where.find((where) => isToken(asked.model, where))?.value;
  return typeof told === 'string' ? told : null;
}

/** Replaces the session tokens of a query with their digests. */
function hidden<Asked extends { readonly model: string; readonly where?: Where[] | undefined }>(
  asked: Asked,
): Asked {
  if (asked.where === undefined) return asked;
  const where = asked.where.map((one) =>
    isToken(asked.model, one) ? { ...one, value: digestsOf(one.value) } : one,
  );
  return { ...asked, where };
}

const digestsOf = (value: Where['value']): Where['value'] => {
  if (Array.isArray(value)) return value.map((one) => digestOf(String(one)));
  return typeof value === 'string' ? digestOf(value) : value;
};

const digestOf = (token: string): string => (token.startsWith(MARK) ? token : storedToken(token));

/** Returns the row with the plain token by which it was queried. */
function bearing<Row>(row: Row, token: string): Row {
  return row instanceof Object ? Object.assign(row, { token }) : row;
}
