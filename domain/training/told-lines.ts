import { ATTRIBUTE_KEYS, type AttributeKey } from '../words/attributes.ts';
import type { Millimetres } from '../words/millimetres.ts';
import type { TrainingAnswer } from '../words/training-answer.ts';
import { distanceFromMedian, distanceFromRange } from './distance.ts';

/** How far one mark was, and from what: the range of the target, or the panel's median where there is no target. */
export type Told =
  | { readonly of: 'range' | 'panel'; readonly by: number }
  | { readonly of: 'awaited' | 'none' };

/** One line of an answer: what is drawn on it, and what is said of it. */
export type ToldLine = {
  readonly attribute: AttributeKey;
  readonly mark: Millimetres;
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly median: number | null;
  readonly told: Told;
};

/** An answer as it is shown: the lines that say something, then what was not perceived and is as it should be. */
export type ToldLines = {
  readonly shown: readonly ToldLine[];
  /** Not perceived, and that is inside the range. */
  readonly inside: readonly AttributeKey[];
  /** Not perceived, nor by the panel. */
  readonly asPanel: readonly AttributeKey[];
  /** Not perceived, and nobody says what it should be. */
  readonly untold: readonly AttributeKey[];
};

/** TRN-5: what an answer says of the marks of a sheet. A line that was left blank says nothing. */
export function toldLines(
  answer: TrainingAnswer,
  marks: Readonly<Partial<Record<AttributeKey, Millimetres>>>,
): ToldLines {
  const lines = ATTRIBUTE_KEYS.flatMap((attribute) => {
    const mark = marks[attribute];
    return mark === undefined ? [] : [lineOf(answer, attribute, mark)];
  });
  const quiet = lines.filter(isQuiet);
  const named = (of: Told['of']) =>
    quiet.filter(({ told }) => told.of === of).map(({ attribute }) => attribute);
  return {
    shown: lines.filter((line) => !isQuiet(line)),
    inside: named('range'),
    asPanel: named('panel'),
    untold: [...named('awaited'), ...named('none')],
  };
}

/** TRN-5: how many of the lines that are shown have a range, and how many of their marks lie in it. */
export function insideOf({ shown }: ToldLines): { readonly inside: number; readonly of: number } {
  const ranged = shown.flatMap(({ told }) => (told.of === 'range' ? [told.by] : []));
  return { inside: ranged.filter((by) => by === 0).length, of: ranged.length };
}

/** Whether nothing needs to be drawn: not perceived, and not far from what it should be. */
const isQuiet = ({ mark, median, told }: ToldLine): boolean =>
  mark === 0 && (median ?? 0) === 0 && (!('by' in told) || told.by === 0);

function lineOf(
  { target, panel }: TrainingAnswer,
  attribute: AttributeKey,
  mark: Millimetres,
): ToldLine {
  const range = target?.lines[attribute] ?? null;
  const median = typeof panel === 'string' ? null : panel[attribute];
  return { attribute, mark, range, median, told: toldOf(mark, range, median, panel === 'awaited') };
}

function toldOf(
  mark: Millimetres,
  range: ToldLine['range'],
  median: number | null,
  isAwaited: boolean,
): Told {
  if (range !== null) return { of: 'range', by: distanceFromRange(mark, range) };
  if (median !== null) return { of: 'panel', by: distanceFromMedian(mark, median) };
  return { of: isAwaited ? 'awaited' : 'none' };
}
