import { type FileFault, fault } from '../../domain/words/file-fault.ts';
import type { RecordState } from '../../domain/words/record-state.ts';
import { dayOf } from './calendar-day.ts';
import type { ColumnsBuilder } from './columns-builder.ts';
import { quoted } from './marks-faults.ts';
import { type MarksCells, readFlag, readRecordState } from './marks-row.ts';

/**
 * The facts of each session in the rows of a file: its date, training, final state, and period.
 * Every row may state them, and no two rows may contradict each other.
 */
export class SessionFacts {
  readonly #builder: ColumnsBuilder;
  readonly #dates: string[] = [];
  readonly #trainings: boolean[] = [];
  readonly #states: RecordState[] = [];
  readonly #periods: boolean[] = [];

  constructor(builder: ColumnsBuilder) {
    this.#builder = builder;
  }

  /** Adds the facts that a row states of its session; returns the contradictions. */
  add(
    session: number,
    { date, training, sessionState, inPeriod }: MarksCells,
  ): readonly FileFault[] {
    const faults: FileFault[] = [];
    const known = this.#dates[session] ?? '';
    if (date !== '' && date !== known) {
      const day = dayOf(date);
      if (day === null) faults.push(fault('not-a-date', { column: 'date', cell: quoted(date) }));
      else if (known !== '') faults.push(fault('date-differs', { date, known }));
      else {
        this.#dates[session] = date;
        this.#builder.sessionDay[session] = day;
      }
    }
    const builder = this.#builder;
    if (training !== '') {
      const flag = readFlag(training, false) ?? false;
      if (differs(this.#trainings, session, flag)) faults.push(differing('training'));
      else builder.sessionTraining[session] = flag;
    }
    if (sessionState !== '') {
      const state = readRecordState(sessionState) ?? 'validated';
      if (differs(this.#states, session, state)) faults.push(differing('session_state'));
      else builder.sessionState[session] = state;
    }
    if (inPeriod !== '') {
      const flag = readFlag(inPeriod, true) ?? true;
      if (differs(this.#periods, session, flag)) faults.push(differing('in_period'));
      else builder.sessionInPeriod[session] = flag;
    }
    return faults;
  }
}

/** Whether a value contradicts an earlier one of the session; the first value is kept. */
function differs<Value>(stated: Value[], session: number, value: Value): boolean {
  stated[session] ??= value;
  return stated[session] !== value;
}

const differing = (column: string): FileFault => fault('session-differs', { column });
