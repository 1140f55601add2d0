import {
  interquartileRange,
  mean,
  median,
  quantile,
  sampleStandardDeviation,
} from 'simple-statistics';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/sheet/attributes.ts';
import { assessEntries } from '../history/assessed-history.ts';
import type { MarkColumns } from '../history/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { longHistory } from '../testing/long-history.ts';

/** The same history done twice, ms; `ratio` is how many times faster ours is. */
export type LibraryFigures = {
  readonly sheets: number;
  readonly ours: number;
  readonly library: number;
  readonly ratio: number;
};

type PlainSheet = {
  readonly glass: string;
  readonly marks: Readonly<Record<AttributeKey, number>>;
};

const ROUNDS = 5;

/**
 * The assessments of a history beside a general library, group by group on objects. Ours finds the groups, summarises
 * every line exactly and classifies; the library finds the groups and gives median, quartiles, interquartile range,
 * mean and standard deviation of every line. Both run in turns in one process; the middle of the rounds counts.
 */
export function benchLibrary(sheets: number): LibraryFigures {
  const columns = longHistory({ sessions: sheets / 80, firstDay: 17_000 }, 2);
  const plain = plainSheets(columns);
  const [ours, library]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [one, two] = [timed(() => assessAll(columns)), timed(() => describeAll(plain))];
    if (round === 0) continue;
    ours.push(one);
    library.push(two);
  }
  const [a, b] = [middle(ours), middle(library)];
  return { sheets: columns.sheets, ours: a, library: b, ratio: b / a };
}

function timed(act: () => number): number {
  const from = performance.now();
  if (act() === 0) throw new Error('nothing was computed');
  return performance.now() - from;
}

const middle = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;

function assessAll(columns: MarkColumns): number {
  const steps = assessEntries(columns, defaultPanelSettings());
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value.entries.count;
  }
}

function plainSheets(columns: MarkColumns): readonly PlainSheet[] {
  const sheets: PlainSheet[] = [];
  for (let sheet = 0; sheet < columns.sheets; sheet += 1) {
    if (columns.valid[sheet] !== 1) continue;
    const at = (line: number) => columns.marks[sheet * LINES + line] ?? 0;
    sheets.push({
      glass: `${columns.session[sheet]}|${columns.sample[sheet]}|${columns.replicate[sheet]}`,
      marks: {
        fusty: at(0),
        musty: at(1),
        winey: at(2),
        frostbitten: at(3),
        rancid: at(4),
        other: at(5),
        fruity: at(6),
        bitter: at(7),
        pungent: at(8),
      },
    });
  }
  return sheets;
}

function describeAll(sheets: readonly PlainSheet[]): number {
  const found: object[] = [];
  for (const group of Map.groupBy(sheets, ({ glass }) => glass).values())
    for (const key of ATTRIBUTE_KEYS) {
      const marks = group.map((sheet) => sheet.marks[key]);
      found.push({
        median: median(marks),
        p25: quantile(marks, 0.25),
        p75: quantile(marks, 0.75),
        iqr: interquartileRange(marks),
        mean: mean(marks),
        sd: marks.length < 2 ? null : sampleStandardDeviation(marks),
      });
    }
  return found.length;
}
