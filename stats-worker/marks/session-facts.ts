import { dayOf } from './calendar-day.ts';
import type { ColumnsBuilder } from './columns-builder.ts';
import { quoted } from './marks-faults.ts';
import type { MarksCells } from './marks-row.ts';

/** The date and the training flag of each session: every row may state them, and no two rows otherwise. */
export class SessionFacts {
  readonly #builder: ColumnsBuilder;
  readonly #dates: string[] = [];
  readonly #trainings: string[] = [];

  constructor(builder: ColumnsBuilder) {
    this.#builder = builder;
  }

  /** Takes what a row states of its session; answers what is wrong with it. */
  add(session: number, { date, training }: MarksCells): readonly string[] {
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
    const flag = training.toLowerCase();
    const stated = this.#trainings[session] ?? '';
    if (flag !== '' && stated !== '' && flag !== stated)
      faults.push('training differs from an earlier row of the same session');
    else if (flag !== '' && stated === '') {
      this.#trainings[session] = flag;
      this.#builder.sessionTraining[session] = flag === 'true';
    }
    return faults;
  }
}
