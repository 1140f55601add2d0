import type { MarksQuery } from '../../domain/quality/marks-query.ts';
import { isDescriptorKey, isFruityKind } from '../../domain/words/attributes.ts';
import type { PanelId, SessionCode } from '../../domain/words/ids.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { AnswerRow } from '../../stats-worker/marks/answer-row.ts';
import { marksCsv } from '../../stats-worker/marks/marks-csv.ts';
import { firstDayNeeded } from '../../stats-worker/quality/first-day-needed.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { listLoneReplicates } from '../database/samples/lone-replicates.ts';
import { figuresShown } from '../database/sessions/figures-shown.ts';
import { listSessionNumbers } from '../database/sessions/sessions.ts';
import { listMarks, type MarkRow } from '../database/sheets/marks.ts';

/**
 * Streams the export marks_long.csv, one session a chunk, from the valid sealed sheets of glasses
 * whose figures are visible (EXP-1, BRD-2, exchange.md). Each session is read in a transaction of
 * its own when the reader asks for it. So a slow client blocks nothing, and two decades are never
 * in memory at once. Sessions before the date `from` are included, marked as outside the period
 * (XPO-11).
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
 * Streams the same export for the whole panel or for a period, earliest session first (EXP-1,
 * XPO-6). A period includes the sessions before it that its duplicates and indexes need (XPO-11).
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

/**
 * Converts a stored mark to a row of the statistics. Throws for a value outside the method, since
 * the stored row is then damaged.
 */
export function answerRow(row: MarkRow): AnswerRow {
  const { mm, qualifier } = row;
  if (mm !== null && !isMillimetres(mm)) throw new Error('a stored mark is not in millimetres');
  if (qualifier !== null && !isFruityKind(qualifier) && !isDescriptorKey(qualifier))
    throw new Error('a stored qualifier is not of the sheet');
  return { ...row, mm, qualifier, isInPeriod: true, origin: null };
}
