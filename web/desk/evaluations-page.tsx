import { useParams } from '@tanstack/react-router';
import { SessionBoard } from './board/session-board.tsx';
import { SheetsPage } from './sheets/sheets-page.tsx';

/** The evaluations of a session's tasters: all as a live grid, or the sheets of one sample. */
export function EvaluationsPage() {
  const { sample } = useParams({
    from: '/intra/desk/tastersevaluation/$code/{-$sample}/{-$tasting}',
  });
  return sample === undefined ? <SessionBoard /> : <SheetsPage />;
}
