import { useParams } from '@tanstack/react-router';
import { SessionBoard } from './board/session-board.tsx';
import { SheetsPage } from './sheets/sheets-page.tsx';

/**
 * Page of the evaluations of a session: all tasters in a live grid, or the sheets of one sample.
 */
export function EvaluationsPage() {
  const { sample } = useParams({
    from: '/intra/desk/tastersevaluation/$code/{-$sample}/{-$tasting}',
  });
  return sample === undefined ? <SessionBoard /> : <SheetsPage />;
}
