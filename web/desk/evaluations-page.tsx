import { useParams } from '@tanstack/react-router';
import { WithLiveSession } from '../live/session/live-session.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { SheetsScreen } from './sheets/sheets-screen.tsx';

/**
 * Page of the evaluations of a session: all tasters in a live grid, or the sheets of one sample.
 */
export function EvaluationsPage() {
  const { sample } = useParams({
    from: '/intra/desk/tastersevaluation/$code/{-$sample}/{-$tasting}',
  });
  return sample === undefined ? <SessionBoard /> : <SheetsPage />;
}

/**
 * The live dashboard of a session: the progress of every taster with every glass, and the figures
 * once they are revealed.
 */
function SessionBoard() {
  return <WithLiveSession>{(live) => <BoardScreen live={live} />}</WithLiveSession>;
}

/** Page of the tasters' evaluations of one sample of a session. */
function SheetsPage() {
  return <WithLiveSession>{(live) => <SheetsScreen live={live} />}</WithLiveSession>;
}
