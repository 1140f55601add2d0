import { ATTRIBUTE_KEYS, type AttributeKey } from '../words/attributes.ts';
import type { Millimetres } from '../words/millimetres.ts';
import type { TrainingAnswer } from '../words/training-answer.ts';
import { distanceFromMedian, distanceFromRange } from './distance.ts';

/**
 * The distance of a mark from the range of the target, or from the panel's median where there is no
 * target.
 */
export type MarkDistance =
  | { readonly of: 'range' | 'panel'; readonly by: number }
  | { readonly of: 'awaited' | 'none' };

/** The answer to one line of a training sheet: what is drawn, and the distance of the mark. */
export type LineAnswer = {
  readonly attribute: AttributeKey;
  readonly mark: Millimetres;
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly median: number | null;
  readonly told: MarkDistance;
};

/** The answers for display: lines to draw, and lines that were rightly not perceived. */
export type LineAnswers = {
  readonly shown: readonly LineAnswer[];
  /** Not perceived, which is inside the range. */
  readonly inside: readonly AttributeKey[];
  /** Not perceived, as by the panel. */
  readonly asPanel: readonly AttributeKey[];
  /** Not perceived, and there is neither a range nor a median. */
  readonly untold: readonly AttributeKey[];
};

/** Computes the answer to each mark of a sheet (TRN-5). A blank line has none. */
export function lineAnswers(
  answer: TrainingAnswer,
  marks: Readonly<Partial<Record<AttributeKey, Millimetres>>>,
): LineAnswers {
  const lines = ATTRIBUTE_KEYS.flatMap((attribute) => {
    const mark = marks[attribute];
    return mark === undefined ? [] : [lineOf(answer, attribute, mark)];
  });
  const quiet = lines.filter(isQuiet);
  const named = (of: MarkDistance['of']) =>
    quiet.filter(({ told }) => told.of === of).map(({ attribute }) => attribute);
  return {
    shown: lines.filter((line) => !isQuiet(line)),
    inside: named('range'),
    asPanel: named('panel'),
    untold: [...named('awaited'), ...named('none')],
  };
}

/**
 * How many of the displayed lines have a range, and how many of their marks are inside it (TRN-5).
 */
export function insideOf({ shown }: LineAnswers): { readonly inside: number; readonly of: number } {
  const ranged = shown.flatMap(({ told }) => (told.of === 'range' ? [told.by] : []));
  return { inside: ranged.filter((by) => by === 0).length, of: ranged.length };
}

/**
 * Whether a line need not be drawn: perceived neither by the taster nor by the panel, and not
 * outside its range.
 */
const isQuiet = ({ mark, median, told }: LineAnswer): boolean =>
  mark === 0 && (median ?? 0) === 0 && (!('by' in told) || told.by === 0);

function lineOf(
  { target, panel }: TrainingAnswer,
  attribute: AttributeKey,
  mark: Millimetres,
): LineAnswer {
  const range = target?.lines[attribute] ?? null;
  const median = typeof panel === 'string' ? null : panel[attribute];
  return {
    attribute,
    mark,
    range,
    median,
    told: markDistance(mark, range, median, panel === 'awaited'),
  };
}

function markDistance(
  mark: Millimetres,
  range: LineAnswer['range'],
  median: number | null,
  isAwaited: boolean,
): MarkDistance {
  if (range !== null) return { of: 'range', by: distanceFromRange(mark, range) };
  if (median !== null) return { of: 'panel', by: distanceFromMedian(mark, median) };
  return { of: isAwaited ? 'awaited' : 'none' };
}
