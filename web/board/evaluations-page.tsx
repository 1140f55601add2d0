import { SheetsPage } from '../evaluations/sheets-page.tsx';
import { SessionBoard } from './session-board.tsx';
import { useTextParams } from './use-text-params.ts';

/** The evaluations of a session's tasters: all as a live grid, or the sheets of one sample. */
export function EvaluationsPage() {
  return useTextParams()['sample'] === undefined ? <SessionBoard /> : <SheetsPage />;
}
