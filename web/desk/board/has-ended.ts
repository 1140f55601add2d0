import type { SessionState } from '../../../domain/words/session-state.ts';
import type { boardCounts } from '../../live/session/board-counts.ts';

type Counts = Pick<ReturnType<typeof boardCounts>, 'signed' | 'tasting' | 'unknown' | 'unread'>;

/** BRD-6: whether a session is over and nothing of it is on its way: its board then says nothing of what is live. */
export const hasEnded = (state: SessionState, counts: Counts): boolean =>
  state === 'validated' ||
  (state === 'closed' && counts.signed + counts.tasting + counts.unknown + counts.unread === 0);
