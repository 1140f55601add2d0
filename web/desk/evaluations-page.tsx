import { useTextParams } from '../live/session/use-text-params.ts';
import { SessionBoard } from './board/session-board.tsx';
import { SheetsPage } from './sheets/sheets-page.tsx';

/** The evaluations of a session's tasters: all as a live grid, or the sheets of one sample. */
export function EvaluationsPage() {
  return useTextParams()['sample'] === undefined ? <SessionBoard /> : <SheetsPage />;
}
