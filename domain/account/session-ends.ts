import type { Role } from '../words/role.ts';

/** ACC-70, ACC-99: how long a session lasts, in ms: without anybody using it, and however much it is used. */
export type SessionBounds = { readonly idle: number; readonly atMost: number };

/** ACC-70, ACC-99: the bounds of sessions in a booth, short, and at a desk, long. */
export type SessionRule = { readonly booth: SessionBounds; readonly desk: SessionBounds };

/** What the end of a session is told from. */
export type SessionTimes = { readonly role: Role; readonly began: Date; readonly used: Date };

/** What is left of a session, in ms, none below zero: until it ends unused, and until it ends whatever happens. */
export type SessionLeft = { readonly idle: number; readonly atMost: number };

/** ACC-70, ACC-99: what is left of a session. Example: a booth of an hour, used 50 minutes ago: ten minutes unused. */
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

/** ACC-70, ACC-99: whether a session is over. */
export const isOver = ({ idle, atMost }: SessionLeft): boolean => idle === 0 || atMost === 0;
