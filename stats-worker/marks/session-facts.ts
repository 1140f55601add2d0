import { type FileFault, fault } from '../../domain/words/file-fault.ts';
import { dayOf } from './calendar-day.ts';
import type { ColumnsBuilder } from './columns-builder.ts';
import { quoted } from './marks-faults.ts';
import { type MarksCells, readFlag } from './marks-row.ts';

/** The date and the training flag of each session: every row may state them, and no two rows otherwise. */
export class SessionFacts {
  readonly #builder: ColumnsBuilder;
  readonly #dates: string[] = [];
  readonly #trainings: boolean[] = [];

  constructor(builder: ColumnsBuilder) {
    this.#builder = builder;
  }

  /** Takes what a row states of its session; answers what is wrong with it. */
  add(session: number, { date, training }: MarksCells): readonly FileFault[] {
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
    const stated = this.#trainings[session];
    const flag = training === '' ? stated : readFlag(training, false) === true;
    if (flag !== undefined && stated !== undefined && flag !== stated)
      faults.push(fault('session-differs', { column: 'training' }));
    else if (flag !== undefined && stated === undefined) {
      this.#trainings[session] = flag;
      this.#builder.sessionTraining[session] = flag;
    }
    return faults;
  }
}
