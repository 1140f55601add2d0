import { WithLiveSession } from '../../live/session/live-session.tsx';
import { BoardScreen } from './board-screen.tsx';

/** The live page of a session: who stands where with which glass, and the figures as they are opened. */
export function SessionBoard() {
  return <WithLiveSession>{(live) => <BoardScreen live={live} />}</WithLiveSession>;
}
