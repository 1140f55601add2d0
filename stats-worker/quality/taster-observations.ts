import { markOf, type ScoreCode } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { UNANSWERED } from '../marks/sheet-columns.ts';
import type { Observation } from './observation.ts';

/** The observations of every taster, by the taster's index; newest first. */
export type TasterObservations = readonly (readonly Observation[])[];

/**
 * Collects at most so many newest observations of each taster; they are added from the newest on.
 */
export class TasterCollection {
  readonly lists: Observation[][];
  readonly #most: number;

  constructor(tasters: number, most: number) {
    this.lists = Array.from({ length: tasters }, () => []);
    this.#most = most;
  }

  add(taster: number, observation: Observation): void {
    const list = this.lists[taster];
    if (list !== undefined && list.length < this.#most) list.push(observation);
  }
}

/** Calls back with every answered mark of an entry's valid sheets (M-SCALE). */
export function eachMark(
  { columns, entries }: AssessedHistory,
  entry: number,
  code: ScoreCode,
  visit: (taster: number, mm: number) => void,
): void {
  const to = entries.start[entry + 1] ?? 0;
  for (let place = entries.start[entry] ?? 0; place < to; place += 1) {
    const sheet = entries.order[place] ?? 0;
    const mm = markOf(columns, sheet, code);
    if (mm !== UNANSWERED) visit(columns.taster[sheet] ?? 0, mm);
  }
}
