import {
  isOver,
  type SessionLeft,
  type SessionRule,
  sessionLeft,
} from '../../domain/account/session-ends.ts';
import type { Caller } from '../../domain/rights/caller.ts';
import type { Role } from '../../domain/words/role.ts';
import type { Database } from '../database/database.ts';
import { withAccounts } from '../database/installation/account-tables.ts';

/**
 * Session keep-alive: an open page reports whether a person has used it, which resets the idle
 * timeout (ACC-100). Returns the time left of the session, in ms.
 */
export async function keepSessionAlive(
  database: Database,
  { actor, session }: Caller,
  used: boolean,
  clock: SessionClock,
): Promise<SessionLeft> {
  const db = withAccounts(database.db);
  if (used)
    await db
      .updateTable('session')
      .set({ usedAt: new Date(clock.now()) })
      .where('id', '=', session)
      .execute();
  const row = await db
    .selectFrom('session')
    .select(['createdAt', 'updatedAt', 'usedAt'])
    .where('id', '=', session)
    .executeTakeFirst();
  // The session was signed out after the request was authenticated.
  if (row === undefined) return { idle: 0, atMost: 0 };
  return leftOf({ ...row, role: actor.role }, clock);
}

/**
 * The idle timeout and the maximum duration of sessions, with the clock for both, in ms (ACC-70,
 * ACC-99).
 */
export type SessionClock = { readonly rule: SessionRule; readonly now: () => number };

/** The columns of a session's row from which its timeouts are computed. */
type SessionRow = {
  readonly role: Role;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null for a session of an older version, which did not store it. */
  readonly usedAt?: Date | null | undefined;
};

/** Computes the time left of a session (ACC-70, ACC-99). */
const leftOf = (
  { role, createdAt, updatedAt, usedAt }: SessionRow,
  { rule, now }: SessionClock,
): SessionLeft => sessionLeft({ role, began: createdAt, used: usedAt ?? updatedAt }, rule, now());

/** Whether a session is past its idle timeout or its maximum duration (ACC-70, ACC-99). */
export const isOverNow = (row: SessionRow, clock: SessionClock): boolean =>
  isOver(leftOf(row, clock));
