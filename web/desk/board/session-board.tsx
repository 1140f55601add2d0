import { WithLiveSession } from '../../live/session/live-session.tsx';
import { BoardScreen } from './board-screen.tsx';

/**
 * The live dashboard of a session: the progress of every taster with every glass, and the figures
 * once they are revealed.
 */
export function SessionBoard() {
  return <WithLiveSession>{(live) => <BoardScreen live={live} />}</WithLiveSession>;
}
