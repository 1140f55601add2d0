import {
  isOver,
  type SessionLeft,
  type SessionRule,
  sessionLeft,
} from '../../domain/account/session-ends.ts';
import type { Role } from '../../domain/words/role.ts';

/** ACC-70, ACC-99: how long sessions last, and the clock they end by, in ms. */
export type SessionClock = { readonly rule: SessionRule; readonly now: () => number };

/** What a session's row tells of its times. */
export type SessionRow = {
  readonly role: Role;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null for a session of before this was kept. */
  readonly usedAt?: Date | null | undefined;
};

/** ACC-70, ACC-99: what is left of a session now. */
export const leftOf = (
  { role, createdAt, updatedAt, usedAt }: SessionRow,
  { rule, now }: SessionClock,
): SessionLeft => sessionLeft({ role, began: createdAt, used: usedAt ?? updatedAt }, rule, now());

/** ACC-70, ACC-99: whether a session is over by time. */
export const isOverNow = (row: SessionRow, clock: SessionClock): boolean =>
  isOver(leftOf(row, clock));
