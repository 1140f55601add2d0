import type { Role } from '../words/role.ts';

/**
 * The timeouts of a session, in ms: `idle` without use (idle timeout), `atMost` however much it is
 * used (ACC-70, ACC-99).
 */
export type SessionBounds = { readonly idle: number; readonly atMost: number };

/** The session timeouts: short in a booth, long at a desk (ACC-70, ACC-99). */
export type SessionRule = { readonly booth: SessionBounds; readonly desk: SessionBounds };

/** The facts from which the end of a session follows. */
export type SessionTimes = { readonly role: Role; readonly began: Date; readonly used: Date };

/**
 * The time left of a session, in ms, at least 0: until the idle timeout, and until the absolute
 * timeout.
 */
export type SessionLeft = { readonly idle: number; readonly atMost: number };

/**
 * Computes the time left until the idle timeout and the absolute timeout of a session (ACC-70,
 * ACC-99). Example: an idle timeout of an hour, used 50 minutes ago: ten minutes are left.
 */
export function sessionLeft(
  { role, began, used }: SessionTimes,
  rule: SessionRule,
  now: number,
): SessionLeft {
  const bounds = role === 'catadores' ? rule.booth : rule.desk;
  return {
    idle: Math.max(0, used.getTime() + bounds.idle - now),
    atMost: Math.max(0, began.getTime() + bounds.atMost - now),
  };
}

/** Whether a session has ended by one of its timeouts (ACC-70, ACC-99). */
export const isOver = ({ idle, atMost }: SessionLeft): boolean => idle === 0 || atMost === 0;
