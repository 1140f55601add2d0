import { isCountedState, RECORD_STATES } from '../../domain/words/record-state.ts';
import { ColumnsBuilder } from './columns-builder.ts';
import type { MarkColumns } from './mark-columns.ts';
import { LINES, UNANSWERED } from './sheet-columns.ts';

/** The final state of a session of a history (XPO-11). */
export const stateOfSession = ({ sessionState }: MarkColumns, session: number) =>
  RECORD_STATES[sessionState[session] ?? 0] ?? 'validated';

/**
 * Filters a history to the sessions that duplicates and indexes count: the validated ones, as on
 * the screens, and imported ones (XPO-18). It returns the columns themselves where every session
 * counts.
 */
export function countedColumns(columns: MarkColumns): MarkColumns {
  const isCounted = columns.sessions.map((_, session) =>
    isCountedState(stateOfSession(columns, session)),
  );
  if (isCounted.every(Boolean)) return columns;
  const builder = new ColumnsBuilder();
  for (let sheet = 0; sheet < columns.sheets; sheet += 1)
    if (isCounted[columns.session[sheet] ?? 0] === true) copySheet(builder, columns, sheet);
  return builder.columns();
}

function copySheet(builder: ColumnsBuilder, columns: MarkColumns, sheet: number): void {
  const from = columns.session[sheet] ?? 0;
  const session = builder.session(columns.sessions[from] ?? '');
  builder.sessionDay[session] = columns.sessionDay[from] ?? 0;
  builder.sessionTraining[session] = columns.sessionTraining[from] === 1;
  builder.sessionState[session] = stateOfSession(columns, from);
  builder.sessionInPeriod[session] = columns.sessionInPeriod[from] === 1;
  const copy = builder.sheet(
    session,
    columns.samples[columns.sample[sheet] ?? 0] ?? '',
    columns.replicate[sheet] ?? 1,
    columns.tasters[columns.taster[sheet] ?? 0] ?? '',
  );
  for (let line = 0; line < LINES; line += 1)
    builder.setMark(copy, line, columns.marks[sheet * LINES + line] ?? UNANSWERED);
  builder.setFruityKind(copy, columns.fruityKind[sheet] ?? 0);
  builder.setDescriptor(copy, columns.descriptor[sheet] ?? 0);
  builder.setValid(copy, columns.valid[sheet] === 1);
  builder.setCounter(copy, columns.counter[sheet] === 1);
}
