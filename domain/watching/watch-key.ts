import { z } from 'zod';
import { cleanLine } from '../fields/clean-line.ts';
import { sessionCodeSchema } from '../words/id-schemas.ts';

/** The longest validity of a watch key (API key of a watcher), in days (LIV-2). */
export const LONGEST_KEY_DAYS = 366;

const name = z.string().overwrite(cleanLine).min(1).max(80);

/**
 * Input schema of a new watch key (API key): for whom, for which session (null: all), and until
 * when (LIV-1).
 */
export const watchKeyInput = z.strictObject({
  id: z.uuid(),
  name,
  session: sessionCodeSchema.nullable(),
  /** ISO 8601 in UTC. */
  ends: z.iso.datetime(),
});

/** Response schema of a stored watch key; its secret cannot be read again. */
export const watchKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  session: z.int().nullable(),
  ends: z.string(),
  by: z.string(),
  at: z.string(),
  revoked: z.object({ by: z.string(), at: z.string() }).nullable(),
});

/** Response schema of a new watch key with its secret, which is shown only once. */
export const newWatchKeySchema = watchKeySchema.extend({ key: z.string() });

/** The data of a new watch key (API key). */
export type WatchKeyInput = Readonly<z.output<typeof watchKeyInput>>;
/** A stored watch key (API key), without its secret. */
export type WatchKey = Readonly<z.infer<typeof watchKeySchema>>;

const DAY = 86_400_000;

/**
 * Whether a watch key may expire then: in the future, and within 366 days (LIV-2). Both in ms since
 * 1970.
 */
export const mayEnd = (ends: number, now: number): boolean =>
  ends > now && ends <= now + LONGEST_KEY_DAYS * DAY;

/** The state of a watch key (API key): valid, expired or revoked. */
export type WatchKeyState = 'good' | 'ended' | 'revoked';

/** The state of a watch key at a timestamp, in ms since 1970 (LIV-17). */
export function keyStateOf(
  { ends, revoked }: Pick<WatchKey, 'ends'> & { readonly revoked: unknown },
  now: number,
): WatchKeyState {
  if (revoked !== null) return 'revoked';
  return Date.parse(ends) <= now ? 'ended' : 'good';
}
