import { RECORD_STATES, type RecordState } from '../../domain/words/record-state.ts';
import { type MarkColumns, NO_DAY } from './mark-columns.ts';
import { LINES, UNANSWERED } from './sheet-columns.ts';
import { grown, SheetIndex } from './sheet-index.ts';
import { TextIndex } from './text-index.ts';

/** Builds columns from sheets in the order of arrival, without an object for each sheet. */
export class ColumnsBuilder {
  readonly sessions = new TextIndex();
  readonly samples = new TextIndex();
  readonly tasters = new TextIndex();
  readonly sessionDay: number[] = [];
  readonly sessionTraining: boolean[] = [];
  readonly sessionState: RecordState[] = [];
  readonly sessionInPeriod: boolean[] = [];
  #index = new SheetIndex();
  #marks = new Uint8Array(LINES).fill(UNANSWERED);
  #fruityKind = new Uint8Array(1);
  #descriptor = new Uint8Array(1);
  #valid = new Uint8Array(1);
  #counter = new Uint8Array(1);

  /** The number of sheets. */
  get count(): number {
    return this.#index.count;
  }

  /**
   * The number of a session; a new one has no date, is not training, and is a validated one of the
   * period.
   */
  session(key: string): number {
    const session = this.sessions.find(key);
    if (session === this.sessionDay.length) {
      this.sessionDay.push(NO_DAY);
      this.sessionTraining.push(false);
      this.sessionState.push('validated');
      this.sessionInPeriod.push(true);
    }
    return session;
  }

  /** The number of a sheet; a new one is valid and has no answers. */
  sheet(session: number, sample: string, replicate: number, taster: string): number {
    const before = this.#index.count;
    const sheet = this.#index.find(
      session,
      this.samples.find(sample),
      replicate,
      this.tasters.find(taster),
    );
    if (sheet === before) this.#makeRoom(sheet);
    return sheet;
  }

  isValid(sheet: number): boolean {
    return this.#valid[sheet] === 1;
  }

  setValid(sheet: number, isValid: boolean): void {
    this.#valid[sheet] = isValid ? 1 : 0;
  }

  isCounter(sheet: number): boolean {
    return this.#counter[sheet] === 1;
  }

  setCounter(sheet: number, isCounter: boolean): void {
    this.#counter[sheet] = isCounter ? 1 : 0;
  }

  setMark(sheet: number, line: number, mm: number): void {
    this.#marks[sheet * LINES + line] = mm;
  }

  setFruityKind(sheet: number, code: number): void {
    this.#fruityKind[sheet] = code;
  }

  setDescriptor(sheet: number, code: number): void {
    this.#descriptor[sheet] = code;
  }

  /** Returns the columns; nothing may be added afterwards. */
  columns(): MarkColumns {
    const { count, session, sample, taster, replicate } = this.#index;
    this.#index = new SheetIndex();
    return {
      sheets: count,
      session: session.slice(0, count),
      sample: sample.slice(0, count),
      taster: taster.slice(0, count),
      replicate: replicate.slice(0, count),
      marks: this.#marks.slice(0, count * LINES),
      fruityKind: this.#fruityKind.slice(0, count),
      descriptor: this.#descriptor.slice(0, count),
      valid: this.#valid.slice(0, count),
      counter: this.#counter.slice(0, count),
      sessions: this.sessions.texts,
      sessionDay: Int32Array.from(this.sessionDay),
      sessionTraining: Uint8Array.from(this.sessionTraining, Number),
      sessionState: Uint8Array.from(this.sessionState, (state) => RECORD_STATES.indexOf(state)),
      sessionInPeriod: Uint8Array.from(this.sessionInPeriod, Number),
      samples: this.samples.texts,
      tasters: this.tasters.texts,
    };
  }

  #makeRoom(sheet: number): void {
    if (sheet < this.#valid.length) {
      this.#valid[sheet] = 1;
      return;
    }
    const room = 2 * sheet;
    this.#marks = grown(this.#marks, new Uint8Array(room * LINES).fill(UNANSWERED));
    this.#fruityKind = grown(this.#fruityKind, new Uint8Array(room));
    this.#descriptor = grown(this.#descriptor, new Uint8Array(room));
    this.#valid = grown(this.#valid, new Uint8Array(room));
    this.#counter = grown(this.#counter, new Uint8Array(room));
    this.#valid[sheet] = 1;
  }
}
