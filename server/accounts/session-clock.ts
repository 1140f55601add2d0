import {
  isOver,
  type SessionLeft,
  type SessionRule,
  sessionLeft,
} from '../../domain/account/session-ends.ts';
import type { Role } from '../../domain/words/role.ts';

/**
 * The idle timeout and the maximum duration of sessions, with the clock for both, in ms (ACC-70,
 * ACC-99).
 */
export type SessionClock = { readonly rule: SessionRule; readonly now: () => number };

/** The columns of a session's row from which its timeouts are computed. */
export type SessionRow = {
  readonly role: Role;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null for a session of an older version, which did not store it. */
  readonly usedAt?: Date | null | undefined;
};

/** Computes the time left of a session (ACC-70, ACC-99). */
export const leftOf = (
  { role, createdAt, updatedAt, usedAt }: SessionRow,
  { rule, now }: SessionClock,
): SessionLeft => sessionLeft({ role, began: createdAt, used: usedAt ?? updatedAt }, rule, now());

/** Whether a session is past its idle timeout or its maximum duration (ACC-70, ACC-99). */
export const isOverNow = (row: SessionRow, clock: SessionClock): boolean =>
  isOver(leftOf(row, clock));
