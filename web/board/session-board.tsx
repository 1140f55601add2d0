import { BoardScreen } from './board-screen.tsx';
import { WithLiveSession } from './live-session.tsx';

/** The live page of a session: who stands where with which glass, and the figures as they are opened. */
export function SessionBoard() {
  return <WithLiveSession>{(live) => <BoardScreen live={live} />}</WithLiveSession>;
}
