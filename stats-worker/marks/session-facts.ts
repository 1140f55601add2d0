import { dayOf } from './calendar-day.ts';
import type { ColumnsBuilder } from './columns-builder.ts';
import { quoted } from './marks-faults.ts';
import { type MarksCells, readFlag, readRecordState } from './marks-row.ts';

/**
 * What the rows of a file state of each session: its date, whether it was training, what became of it, and whether it is of
 * the period. Every row may state them, and no two rows otherwise.
 */
export class SessionFacts {
  readonly #builder: ColumnsBuilder;
  readonly #dates: string[] = [];
  readonly #trainings: string[] = [];
  readonly #states: string[] = [];
  readonly #periods: string[] = [];

  constructor(builder: ColumnsBuilder) {
    this.#builder = builder;
  }

  /** Takes what a row states of its session; answers what is wrong with it. */
  add(session: number, { date, training, sessionState, inPeriod }: MarksCells): readonly string[] {
    const faults: string[] = [];
    const known = this.#dates[session] ?? '';
    if (date !== '' && date !== known) {
      const day = dayOf(date);
      if (day === null) faults.push(`date ${quoted(date)} is not a date YYYY-MM-DD`);
      else if (known !== '') faults.push(`date ${date} differs from ${known} of the same session`);
      else {
        this.#dates[session] = date;
        this.#builder.sessionDay[session] = day;
      }
    }
    if (differs(this.#trainings, session, training)) faults.push(differing('training'));
    else if (training !== '')
      this.#builder.sessionTraining[session] = readFlag(training, false) ?? false;
    if (differs(this.#states, session, sessionState)) faults.push(differing('session_state'));
    else if (sessionState !== '')
      this.#builder.sessionState[session] = readRecordState(sessionState) ?? 'validated';
    if (differs(this.#periods, session, inPeriod)) faults.push(differing('in_period'));
    else if (inPeriod !== '')
      this.#builder.sessionInPeriod[session] = readFlag(inPeriod, true) ?? true;
    return faults;
  }
}

/** Whether a word is stated of a session otherwise than before; the first one that is stated is kept. */
function differs(stated: string[], session: number, cell: string): boolean {
  if (cell === '') return false;
  const word = cell.toLowerCase();
  stated[session] ??= word;
  return stated[session] !== word;
}

const differing = (column: string): string =>
  `${column} differs from an earlier row of the same session`;
