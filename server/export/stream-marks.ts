import type { MarksQuery } from '../../domain/quality/marks-query.ts';
import type { PanelId, SessionCode } from '../../domain/words/ids.ts';
import { marksCsv } from '../../stats-worker/marks/marks-csv.ts';
import type { Database } from '../database/database.ts';
import { figuresShown } from '../database/figures-shown.ts';
import { listMarks } from '../database/marks.ts';
import { listSessionNumbers } from '../database/sessions.ts';
import { answerRow } from './answer-row.ts';

/**
 * EXP-1: writes marks_long.csv of sessions, a session a piece, from the sealed sheets that stand (exchange.md), and
 * of glasses whose figures may be seen (BRD-2). Each session is read in a transaction of its own when the reader asks for it, so that a slow device holds nothing up and
 * two decades never stand in memory.
 */
export async function* streamMarks(
  database: Database,
  panel: PanelId,
  sessions: Iterable<SessionCode>,
): AsyncGenerator<string> {
  yield [...marksCsv([])].join('');
  for (const session of sessions) {
    const rows = await database.searchInPanel(panel, async (scope) => {
      const isShown = await figuresShown(scope, session);
      return (await listMarks(scope, session)).filter(isShown);
    });
    const [, ...lines] = marksCsv(rows.map(answerRow));
    if (lines.length > 0) yield lines.join('');
  }
}

/** EXP-1, XPO-6: the same of the whole panel, or of the sessions of some days, earliest session first. */
export async function streamPanelMarks(
  database: Database,
  panel: PanelId,
  days: MarksQuery = {},
): Promise<AsyncGenerator<string>> {
  const sessions = await database.searchInPanel(panel, (scope) => listSessionNumbers(scope, days));
  return streamMarks(database, panel, sessions);
}
