import type { SessionState } from '../words/session-state.ts';
import type { DayVerdict } from './decide-day.ts';

/** A row of the sessions list. */
export type SessionRow = {
  readonly session: number;
  readonly date: string;
  readonly state: SessionState;
  readonly training: boolean;
  readonly samples: number;
  readonly tasters: number;
  readonly sealed: number;
  readonly validatedAt: string | null;
  readonly validatedBy: string | null;
};

/** A tasting day: its sessions, and what was last said of it, by whom, when and why. */
export type DayRow = {
  readonly date: string;
  readonly sessions: readonly SessionRow[];
  readonly judged: {
    readonly verdict: DayVerdict;
    readonly reason: string | null;
    readonly by: string;
    readonly at: string;
  } | null;
};
