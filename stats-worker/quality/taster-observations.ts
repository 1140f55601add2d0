import { markOf, type ScoreCode } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { UNANSWERED } from '../marks/sheet-columns.ts';
import { type Observation, referenceParts, type Series, UNITS } from './observation.ts';
import { medianUsed } from './panel-observations.ts';
import type { QualityMaterial } from './quality-material.ts';
import { assignedInSeries, codeOfSeries } from './series.ts';

/** Observations of every taster, by the taster's place; newest first. */
export type TasterObservations = readonly (readonly Observation[])[];

/** M-PNT: x1 - x2 of every duplicate of which the taster signed both replicates with an answer. */
export function tasterPrecision(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  series: Series,
  most: number,
): TasterObservations {
  const { columns } = history;
  const found = new Collection(columns.tasters.length, most);
  const markBefore = new Uint8Array(columns.tasters.length).fill(UNANSWERED);
  for (const { first, second, official, day } of pairs) {
    const code = codeOfSeries(history, official, series);
    if (code === null) continue;
    eachMark(history, first, code, (taster, mm) => {
      markBefore[taster] = mm;
    });
    eachMark(history, second, code, (taster, mm) => {
      const before = markBefore[taster] ?? UNANSWERED;
      if (before === UNANSWERED) return;
      const parts = before - mm;
      const deviation = parts / UNITS.pn;
      const [one, two] = [before / 10, mm / 10];
      found.add(taster, { entry: official, day, code, found: one, against: two, parts, deviation });
    });
    eachMark(history, first, code, (taster) => {
      markBefore[taster] = UNANSWERED;
    });
  }
  return found.lists;
}

/** M-DNT: x - Me of every duplicate of which the taster signed the official replicate. */
export function tasterDeviation(
  history: AssessedHistory,
  { pairs }: QualityMaterial,
  series: Series,
  most: number,
): TasterObservations {
  const found = new Collection(history.columns.tasters.length, most);
  for (const { official, day } of pairs) {
    const code = codeOfSeries(history, official, series);
    const halves = code === null ? null : medianUsed(history, official, code);
    if (code === null || halves === null) continue;
    eachMark(history, official, code, (taster, mm) => {
      const parts = 2 * mm - halves;
      const deviation = parts / UNITS.dn;
      const [one, two] = [mm / 10, halves / 20];
      found.add(taster, { entry: official, day, code, found: one, against: two, parts, deviation });
    });
  }
  return found.lists;
}

/** M-DNR: x - R of every reference material the taster signed a sheet of. */
export function tasterReferenceDeviation(
  history: AssessedHistory,
  { references }: QualityMaterial,
  series: Series,
  most: number,
): TasterObservations {
  const found = new Collection(history.columns.tasters.length, most);
  for (const { reference, entry, day } of references) {
    const judged = assignedInSeries(reference, series);
    if (judged === null) continue;
    const { code, assigned } = judged;
    const against = assigned.median;
    eachMark(history, entry, code, (taster, mm) => {
      const parts = mm * (UNITS.dnReference / 10) - referenceParts(against);
      const deviation = parts / UNITS.dnReference;
      found.add(taster, { entry, day, code, found: mm / 10, against, parts, deviation });
    });
  }
  return found.lists;
}

/** Calls back with every answered mark of an entry. */
function eachMark(
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

/** The newest observations of each taster, at most so many. */
class Collection {
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
