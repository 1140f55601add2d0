import type { SessionState } from '../../../domain/words/session-state.ts';
import type { boardCounts } from '../../live/session/board-counts.ts';

type Counts = Pick<ReturnType<typeof boardCounts>, 'signed' | 'tasting' | 'unknown' | 'unread'>;

/**
 * Whether a session is over and no update of it is pending (BRD-6). The board then hides its live
 * columns.
 */
export const hasEnded = (state: SessionState, counts: Counts): boolean =>
  state === 'validated' ||
  (state === 'closed' && counts.signed + counts.tasting + counts.unknown + counts.unread === 0);
