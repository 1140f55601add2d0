import { z } from 'zod';
import type { SessionState } from '../words/session-state.ts';

/** The progress of a session for watchers (read-only clients). */
const stateSchema = z.enum(['before', 'running', 'paused', 'done']);

/** Schema of a session for watchers: its panel, its number and its progress (LIV-5). */
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

/**
 * Schema of a taster for watchers: the name, how many glasses of how many are done, and what the
 * taster is doing (LIV-5).
 */
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
/** All data that watchers are served. */
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

/** The progress of a session for watchers, by its state (LIV-5). */
export const watchedState = (state: SessionState): WatchedSession['state'] => STATES[state];

/** The facts of one taster in a session that was shown. */
export type TasterFacts = {
  readonly name: string;
  readonly done: number;
  readonly of: number;
  /** Whether the sheet of the present glass is started. */
  readonly begun: boolean;
  /** ISO 8601, or null where there is no rest. */
  readonly restUntil: string | null;
};

/**
 * What watchers see of a taster (LIV-5). `now` in ms since 1970. It reveals neither the glass, nor
 * its sample, nor any mark.
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
