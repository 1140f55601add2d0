import { ATTRIBUTE_KEYS } from '../words/attributes.ts';
import { KEYING_LINES, type KeyingLine } from '../words/keying-line.ts';
import type { KeyedAnswers } from './keyed-answers.ts';

/** What a keying says at one line; null where the paper is blank there. */
export function keyedAt(keyed: KeyedAnswers, line: KeyingLine): number | string | boolean | null {
  switch (line) {
    case 'fruityKind':
    case 'otherDescriptor':
    case 'smelledOnly':
    case 'heatingDevice':
      return keyed[line];
    default:
      return keyed.marks[line] ?? null;
  }
}

/** KEY-3: the lines at which two keyings of one paper differ, in the order of the sheet. */
export const differingLines = (first: KeyedAnswers, second: KeyedAnswers): readonly KeyingLine[] =>
  KEYING_LINES.filter((line) => keyedAt(first, line) !== keyedAt(second, line));

/** KEY-3: the lines of what is to be kept that neither of the two keyings says, in the order of the sheet. */
export const unkeyedLines = (
  kept: KeyedAnswers,
  first: KeyedAnswers,
  second: KeyedAnswers,
): readonly KeyingLine[] =>
  KEYING_LINES.filter((line) => {
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
  return {
    marks,
    fruityKind: of('fruityKind').fruityKind,
    otherDescriptor: of('otherDescriptor').otherDescriptor,
    smelledOnly: of('smelledOnly').smelledOnly,
    heatingDevice: of('heatingDevice').heatingDevice,
  };
}
