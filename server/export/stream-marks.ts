import type { MarksQuery } from '../../domain/quality/marks-query.ts';
import type { PanelId, SessionCode } from '../../domain/words/ids.ts';
import { marksCsv } from '../../stats-worker/marks/marks-csv.ts';
import { firstDayNeeded } from '../../stats-worker/quality/first-day-needed.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { figuresShown } from '../database/figures-shown.ts';
import { listLoneReplicates } from '../database/lone-replicates.ts';
import { listMarks } from '../database/marks.ts';
import { listSessionNumbers } from '../database/sessions.ts';
import { answerRow } from './answer-row.ts';

/**
 * EXP-1: writes marks_long.csv of sessions, a session a piece, from the sealed sheets that stand (exchange.md), and
 * of glasses whose figures may be seen (BRD-2). Each session is read in a transaction of its own when the reader asks for it, so that a slow device holds nothing up and
 * two decades never stand in memory. XPO-11: sessions before the day `from` come with the period and are not of it.
 */
export async function* streamMarks(
  database: Database,
  panel: PanelId,
  sessions: Iterable<SessionCode>,
  from?: string,
): AsyncGenerator<string> {
  yield [...marksCsv([])].join('');
  for (const session of sessions) {
    const rows = await database.searchInPanel(panel, async (scope) => {
      const isShown = await figuresShown(scope, session);
      return (await listMarks(scope, session)).filter(isShown);
    });
    const answers = rows.map((row) => ({
      ...answerRow(row),
      isInPeriod: from === undefined || row.date >= from,
    }));
    const [, ...lines] = marksCsv(answers);
    if (lines.length > 0) yield lines.join('');
  }
}

/**
 * EXP-1, XPO-6: the same of the whole panel, or of the sessions of some days with those before them that their duplicates and
 * indexes need (XPO-11); earliest session first.
 */
export async function streamPanelMarks(
  database: Database,
  panel: PanelId,
  days: MarksQuery = {},
): Promise<AsyncGenerator<string>> {
  const sessions = await database.searchInPanel(panel, async (scope) =>
    listSessionNumbers(scope, await daysNeeded(scope, days)),
  );
  return streamMarks(database, panel, sessions, days.from);
}

async function daysNeeded(scope: PanelScope, days: MarksQuery): Promise<MarksQuery> {
  const { from, to } = days;
  if (from === undefined || (to !== undefined && to < from)) return days;
  return { ...days, from: firstDayNeeded(from, await listLoneReplicates(scope, to)) };
}
