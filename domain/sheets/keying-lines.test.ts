import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { anyKeying, keyedPaper } from '../testing/keyed.ts';
import { mm } from '../testing/mm.ts';
import { isKeyingLine, KEYING_LINES } from '../words/keying-line.ts';
import { AWARD_100 } from './definition/award-100.ts';
import { IOC_VO } from './definition/ioc-vo.ts';
import { keyedAnswersSchema } from './keyed-answers.ts';
import {
  differingLines,
  keyedAt,
  keyingLinesOf,
  settledKeying,
  unkeyedLines,
} from './keying-lines.ts';

const side = fc.constantFrom('first', 'second');
const choices = fc.record(Object.fromEntries(KEYING_LINES.map((line) => [line, side])));

test('KEY-3 two keyings differ at the lines at which they say different things, in the order of the sheet', () => {
  const first = keyedPaper();
  const { fusty: _blank, ...marks } = first.marks;
  const second = keyedPaper({
    marks: { ...marks, bitter: mm(7) },
    fruityKind: 'ripe',
    otherDescriptor: 'brine',
    smelledOnly: true,
    heatingDevice: '9',
  });
  expect(differingLines(first, second)).toEqual([
    'fusty',
    'bitter',
    'fruityKind',
    'otherDescriptor',
    'smelledOnly',
    'heatingDevice',
  ]);
  expect(differingLines(first, first)).toEqual([]);
});

test('KEY-3 a blank line is not zero: the one differs from the other', () => {
  const { bitter: _blank, ...marks } = keyedPaper().marks;
  expect(differingLines(keyedPaper(), keyedPaper({ marks }))).toEqual(['bitter']);
});

test('KEY-3, KEY-16 what is settled says at each line what one of the two keyings says, and both where they agree', () => {
  holds(
    fc.property(anyKeying, anyKeying, choices, (first, second, chosen) => {
      const kept = settledKeying(first, second, chosen);
      expect(unkeyedLines(kept, first, second)).toEqual([]);
      for (const line of KEYING_LINES)
        expect(keyedAt(kept, line)).toBe(keyedAt(chosen[line] === 'second' ? second : first, line));
      expect(keyedAnswersSchema.safeParse(kept).success).toBe(true);
    }),
  );
});

test('KEY-3, KEY-16 what neither keying says is named, and nothing else', () => {
  holds(
    fc.property(anyKeying, anyKeying, anyKeying, (first, second, kept) => {
      const lines = unkeyedLines(kept, first, second);
      for (const line of KEYING_LINES) {
        const said = [first, second].map((one) => keyedAt(one, line));
        expect(lines.includes(line)).toBe(!said.includes(keyedAt(kept, line)));
      }
    }),
  );
});

test('KEY-2 a keying holds whole millimetres of the line and a heating device in figures, and nothing else', () => {
  const may = (change: object): boolean =>
    keyedAnswersSchema.safeParse({ ...keyedPaper(), ...change }).success;
  expect(may({})).toBe(true);
  expect(may({ marks: {} })).toBe(true);
  expect(may({ heatingDevice: '' })).toBe(true);
  for (const length of [-1, 101, 4.5, '42', null])
    expect(may({ marks: { ...keyedPaper().marks, bitter: length } })).toBe(false);
  for (const heatingDevice of ['1234', 'six', '6a']) expect(may({ heatingDevice })).toBe(false);
  for (const change of [{ comments: '' }, { marks: { sweet: 4 } }, { fruityKind: 'red' }])
    expect(may(change)).toBe(false);
});

test('KEY-8 of a sheet of points the points of each item are compared, settled and named, in the order of the paper', () => {
  const paper = (points: Record<string, number>) => ({
    ...keyedPaper({ fruityKind: null, heatingDevice: '', marks: {} }),
    points,
  });
  const [first, second] = [paper({ harmony: 7, complexity: 0 }), paper({ harmony: 8 })];
  expect(differingLines(first, second)).toEqual(['points:harmony', 'points:complexity']);
  expect(settledKeying(first, second, { 'points:harmony': 'second' }).points).toEqual({
    harmony: 8,
    complexity: 0,
  });
  expect(unkeyedLines(paper({ harmony: 6, persistence: 1 }), first, second)).toEqual([
    'points:harmony',
    'points:persistence',
  ]);
  expect(keyingLinesOf(AWARD_100)[0]).toBe('points:smell-fruity');
  expect(keyingLinesOf(AWARD_100)).toHaveLength(11);
  expect(keyingLinesOf(IOC_VO)).toBe(KEYING_LINES);
  // Of a sheet of lines nothing is said of points, so that its bytes are as they were.
  expect(Object.keys(settledKeying(keyedPaper(), keyedPaper(), {}))).not.toContain('points');
});

test('KEY-3 a line of a keying has one of these names', () => {
  for (const line of KEYING_LINES) expect(isKeyingLine(line)).toBe(true);
  expect(isKeyingLine('points:harmony')).toBe(true);
  for (const other of ['', 'points:', 'points:A', 'marks', 'comments', 'toString', null, 5])
    expect(isKeyingLine(other)).toBe(false);
});
