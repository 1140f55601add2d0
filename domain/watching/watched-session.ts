import { z } from 'zod';
import type { SessionState } from '../words/session-state.ts';

/** Where a session stands, for whoever watches. */
const stateSchema = z.enum(['before', 'running', 'paused', 'done']);

/** LIV-5: the session itself: whose, which, and where it stands. */
export const watchedSessionSchema = z
  .object({
    version: z.literal(1),
    panel: z.string(),
    session: z.int(),
    /** The day of the plan. */
    date: z.string(),
    state: stateSchema,
  })
  .readonly();

/** LIV-5: one taster: the name, how many glasses of how many are handed in, and what the taster is doing. */
export const watchedTasterSchema = z
  .object({
    name: z.string(),
    done: z.int().min(0),
    of: z.int().min(0),
    state: z.enum(['waiting', 'tasting', 'resting', 'finished', 'not-tasting']),
  })
  .readonly();

/** A session as watchers are served it. */
export type WatchedSession = z.infer<typeof watchedSessionSchema>;
/** A taster as watchers are served one. */
export type WatchedTaster = z.infer<typeof watchedTasterSchema>;
/** All that watchers are served. */
export type Watched = {
  readonly session: WatchedSession;
  readonly tasters: readonly WatchedTaster[];
};

const STATES: Readonly<Record<SessionState, WatchedSession['state']>> = {
  draft: 'before',
  shown: 'running',
  hidden: 'paused',
  closed: 'done',
  validated: 'done',
};

/** LIV-5: where a session stands, for whoever watches. */
export const watchedState = (state: SessionState): WatchedSession['state'] => STATES[state];

/** What is known of one taster of a session that was shown. */
export type TasterFacts = {
  readonly name: string;
  readonly done: number;
  readonly of: number;
  /** Whether the sheet of the glass at hand was begun. */
  readonly begun: boolean;
  /** ISO 8601, or null where nobody rests. */
  readonly restUntil: string | null;
};

/**
 * LIV-5: what a taster is doing. `now` in ms since 1970. Nothing of it tells which glass, what is in it, or what was marked.
 */
export function watchedTaster(
  { name, done, of, begun, restUntil }: TasterFacts,
  session: WatchedSession['state'],
  now: number,
): WatchedTaster {
  const rests = restUntil !== null && Date.parse(restUntil) > now;
  const state = (): WatchedTaster['state'] => {
    if (of > 0 && done >= of) return 'finished';
    if (session === 'done') return 'not-tasting';
    if (session === 'paused') return 'waiting';
    if (begun) return 'tasting';
    return rests ? 'resting' : 'waiting';
  };
  return { name, done, of, state: state() };
}
