import { z } from 'zod';
import { cleanLine } from '../fields/clean-line.ts';
import { sessionCodeSchema } from '../words/id-schemas.ts';

/** LIV-2: for how many days at most a key is good. */
export const LONGEST_KEY_DAYS = 366;

const name = z.string().overwrite(cleanLine).min(1).max(80);

/** LIV-1: what a leader says of a key that is to be made: for whom, of which session (null: of all), and until when. */
export const watchKeyInput = z.strictObject({
  id: z.uuid(),
  name,
  session: sessionCodeSchema.nullable(),
  /** ISO 8601 in UTC. */
  ends: z.iso.datetime(),
});

/** A key as it is kept: what it opens nobody can read of it again. */
export const watchKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  session: z.int().nullable(),
  ends: z.string(),
  by: z.string(),
  at: z.string(),
  revoked: z.object({ by: z.string(), at: z.string() }).nullable(),
});

/** A key just made, with the words that open: they are said this once. */
export const newWatchKeySchema = watchKeySchema.extend({ key: z.string() });

/** What a leader says of a key. */
export type WatchKeyInput = Readonly<z.output<typeof watchKeyInput>>;
/** A key as it is kept. */
export type WatchKey = Readonly<z.infer<typeof watchKeySchema>>;

const DAY = 86_400_000;

/** LIV-2: whether a key may be made that ends then: later than now, and within 366 days. Both in ms since 1970. */
export const mayEnd = (ends: number, now: number): boolean =>
  ends > now && ends <= now + LONGEST_KEY_DAYS * DAY;

/** How a key stands. */
export type KeyStanding = 'good' | 'ended' | 'revoked';

/** LIV-17: how a key stands at an instant, in ms since 1970. */
export function keyStanding(
  { ends, revoked }: Pick<WatchKey, 'ends'> & { readonly revoked: unknown },
  now: number,
): KeyStanding {
  if (revoked !== null) return 'revoked';
  return Date.parse(ends) <= now ? 'ended' : 'good';
}
