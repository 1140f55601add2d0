import { ATTRIBUTE_KEYS } from '../words/attributes.ts';
import { itemOfLine, KEYING_LINES, type KeyingLine, pointsLine } from '../words/keying-line.ts';
import { itemsOf } from './definition/points.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import type { KeyedAnswers } from './keyed-answers.ts';

/** KEY-8: what of a sheet is keyed in, in the order of the paper. */
export const keyingLinesOf = (definition: SheetDefinition): readonly KeyingLine[] =>
  definition.form === 'lines'
    ? KEYING_LINES
    : itemsOf(definition).map(({ key }) => pointsLine(key));

/** What a keying says at one line; null where the paper is blank there. */
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

/** The lines at which any of some keyings may say something. */
const linesOf = (...keyings: readonly KeyedAnswers[]): readonly KeyingLine[] => [
  ...KEYING_LINES,
  ...[...new Set(keyings.flatMap(({ points = {} }) => Object.keys(points)))].map(pointsLine),
];

/** KEY-3: the lines at which two keyings of one paper differ, in the order of the sheet. */
export const differingLines = (first: KeyedAnswers, second: KeyedAnswers): readonly KeyingLine[] =>
  linesOf(first, second).filter((line) => keyedAt(first, line) !== keyedAt(second, line));

/** KEY-3: the lines of what is to be kept that neither of the two keyings says, in the order of the sheet. */
export const unkeyedLines = (
  kept: KeyedAnswers,
  first: KeyedAnswers,
  second: KeyedAnswers,
): readonly KeyingLine[] =>
  linesOf(first, second, kept).filter((line) => {
    const value = keyedAt(kept, line);
    return value !== keyedAt(first, line) && value !== keyedAt(second, line);
  });

/** KEY-3: what two keyings amount to: what both say, and where they differ what was chosen; the first until it is. */
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
