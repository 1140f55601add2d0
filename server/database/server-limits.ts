/** Timeouts and limits of the connections to a PostgreSQL server. Times are in ms. */
export type ServerLimits = {
  /** Timeout for opening a connection or getting a free one from the pool. */
  readonly connect: number;
  /**
   * Statement timeout, enforced by the server, which reports the error. Includes the time spent
   * waiting for locks. Null for none: then `lock`, `idle` and `grace` do not apply either.
   */
  readonly statement: number | null;
  /** Lock timeout: how long a statement may wait for a lock. */
  readonly lock: number;
  /** Idle timeout of a transaction: without statements for this long, its connection is closed. */
  readonly idle: number;
  /** The maximum number of connections in the pool, ten by default. */
  readonly most?: number;
  /**
   * Time in addition to the statement timeout after which an unresponsive server counts as down.
   */
  readonly grace: number;
  /** The application name of the connections, as administrators see it. */
  readonly name?: string;
};

/**
 * The default timeouts and limits of a server (DAT-10). Statements of requests and of storing take
 * less than a tenth of the statement timeout. Exports are read by session, and audit trails in
 * batches. Without a timeout on the server, abandoned statements would accumulate there, one for
 * each retry.
 */
export const SERVER_LIMITS: ServerLimits = {
  connect: 10_000,
  statement: 10_000,
  lock: 5_000,
  idle: 60_000,
  grace: 2_000,
};
