import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
} from '../../domain/words/attributes.ts';
import { assessEntries } from '../history/assess-entries.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { longHistory } from '../testing/long-history.ts';
import { type PlainSheet, plainAssessment } from './plain-assessment.ts';

/**
 * The times for the same history by both programs, ms of processor time; `ratio` is how many times
 * faster the engine is.
 */
export type LibraryFigures = {
  readonly sheets: number;
  readonly ours: number;
  readonly library: number;
  readonly ratio: number;
};

const WARM = 4;
const ROUNDS = 13;

/**
 * Benchmarks the assessments of a history against a program written with simple-statistics, group
 * by group on objects. Both find the groups, every figure of every line, the predominant defect,
 * the class and its reliability, and must agree on every class. They alternate in one process; the
 * median of the rounds counts.
 */
export function benchLibrary(sheets: number): LibraryFigures {
  const columns = longHistory({ sessions: sheets / 80, firstDay: 17_000 }, 2);
  const plain = plainSheets(columns);
  const [ours, library]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, two] = [timed(() => assessAll(columns)), timed(() => assessPlainly(plain))];
    if (one.value.class.some((found, entry) => found !== two.value[entry]))
      throw new Error('the two do not agree');
    if (round < WARM) continue;
    ours.push(one.time);
    library.push(two.time);
  }
  const [a, b] = [middleOf(ours), middleOf(library)];
  return { sheets: columns.sheets, ours: a, library: b, ratio: b / a };
}

function timed<Value>(act: () => Value): { readonly time: number; readonly value: Value } {
  const before = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, value };
}

const middleOf = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? Number.NaN;

function assessAll(columns: MarkColumns): AssessedHistory {
  const steps = assessEntries(columns, defaultPanelSettings());
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function assessPlainly(sheets: readonly PlainSheet[]): readonly string[] {
  const found = [];
  for (const group of Map.groupBy(sheets, ({ glass }) => glass).values())
    found.push(plainAssessment(group));
  return found.map((assessment) => assessment.class);
}

function plainSheets(columns: MarkColumns): readonly PlainSheet[] {
  const sheets: PlainSheet[] = [];
  for (let sheet = 0; sheet < columns.sheets; sheet += 1) {
    if (columns.valid[sheet] !== 1) continue;
    const marks: Partial<Record<AttributeKey, number>> = {};
    for (const [line, key] of ATTRIBUTE_KEYS.entries())
      marks[key] = (columns.marks[sheet * LINES + line] ?? 0) / 10;
    sheets.push({
      glass: `${columns.session[sheet]}|${columns.sample[sheet]}|${columns.replicate[sheet]}`,
      marks,
      descriptor: DESCRIPTOR_KEYS[(columns.descriptor[sheet] ?? 0) - 1] ?? null,
    });
  }
  return sheets;
}
