import { ATTRIBUTE_KEYS } from '../words/attributes.ts';
import { itemOfLine, KEYING_LINES, type KeyingLine, pointsLine } from '../words/keying-line.ts';
import { itemsOf } from './definition/points.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import type { KeyedAnswers } from './keyed-answers.ts';

/** The lines of a sheet that are keyed in, in the order of the paper (KEY-8). */
export const keyingLinesOf = (definition: SheetDefinition): readonly KeyingLine[] =>
  definition.form === 'lines'
    ? KEYING_LINES
    : itemsOf(definition).map(({ key }) => pointsLine(key));

/** The value of one line in an entry; null where the paper is blank there. */
export function keyedAt(keyed: KeyedAnswers, line: KeyingLine): number | string | boolean | null {
  switch (line) {
    case 'fruityKind':
    case 'otherDescriptor':
    case 'smelledOnly':
    case 'heatingDevice':
      return keyed[line];
    default:
      return isPoints(line) ? pointsAt(keyed, line) : (keyed.marks[line] ?? null);
  }
}

const isPoints = (line: KeyingLine): line is `points:${string}` => itemOfLine(line) !== null;
const pointsAt = ({ points }: KeyedAnswers, line: KeyingLine): number | null =>
  points?.[itemOfLine(line) ?? ''] ?? null;

/** All lines that some entries may contain. */
const linesOf = (...keyings: readonly KeyedAnswers[]): readonly KeyingLine[] => [
  ...KEYING_LINES,
  ...[...new Set(keyings.flatMap(({ points = {} }) => Object.keys(points)))].map(pointsLine),
];

/**
 * The lines in which the two entries of a double entry differ, in the order of the sheet (KEY-3).
 */
export const differingLines = (first: KeyedAnswers, second: KeyedAnswers): readonly KeyingLine[] =>
  linesOf(first, second).filter((line) => keyedAt(first, line) !== keyedAt(second, line));

/**
 * The lines whose chosen value is in neither of the two entries, in the order of the sheet (KEY-3).
 */
export const unkeyedLines = (
  kept: KeyedAnswers,
  first: KeyedAnswers,
  second: KeyedAnswers,
): readonly KeyingLine[] =>
  linesOf(first, second, kept).filter((line) => {
    const value = keyedAt(kept, line);
    return value !== keyedAt(first, line) && value !== keyedAt(second, line);
  });

/**
 * Merges a double entry: equal values, and where they differ the chosen one; the first until one is
 * chosen (KEY-3).
 */
export function settledKeying(
  first: KeyedAnswers,
  second: KeyedAnswers,
  chosen: Readonly<Partial<Record<KeyingLine, 'first' | 'second'>>>,
): KeyedAnswers {
  const of = (line: KeyingLine): KeyedAnswers => (chosen[line] === 'second' ? second : first);
  const marks = Object.fromEntries(
    ATTRIBUTE_KEYS.flatMap((line) => {
      const mm = of(line).marks[line];
      return mm === undefined ? [] : [[line, mm]];
    }),
  );
  const points = linesOf(first, second).flatMap((line) => {
    const given = pointsAt(of(line), line);
    return given === null ? [] : [[itemOfLine(line), given]];
  });
  return {
    marks,
    ...(points.length === 0 ? {} : { points: Object.fromEntries(points) }),
    fruityKind: of('fruityKind').fruityKind,
    otherDescriptor: of('otherDescriptor').otherDescriptor,
    smelledOnly: of('smelledOnly').smelledOnly,
    heatingDevice: of('heatingDevice').heatingDevice,
  };
}
