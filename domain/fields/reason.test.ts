import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearFactorInput, factorRuleInput } from '../account/second-factor-input.ts';
import { COMMANDS } from '../commands/commands.ts';
import { ASSESSMENT } from '../documents/assessment.document.ts';
import { isEntryOf } from '../documents/is-entry-of.ts';
import { strikeNoteInput } from '../quality/point-note.ts';
import { quantityInput, sampleStateInput } from '../samples/sample-state-input.ts';
import { holds } from '../testing/holds.ts';
import { reason, reasonProblem } from './reason.ts';

test.each([
  ['', 'required'],
  ['  \n', 'required'],
  ['x', 'reason-short'],
  [' ab ', 'reason-short'],
  ['abc', null],
  ['x'.repeat(500), null],
  [` ${'x'.repeat(500)} `, null],
  ['x'.repeat(501), 'reason-long'],
  ['😀😀', 'reason-short'],
  ['😀'.repeat(500), null],
  ['😀'.repeat(501), 'reason-long'],
])('FRM-13 the reason %j is %s', (text, problem) => {
  expect(reasonProblem(text)).toBe(problem);
});

/** Texts of which some letters are two units of UTF-16, as emoji and old scripts are. */
const anyText = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '😀', '𐌰'), maxLength: 510 });

test('FRM-13 FRM-44 what the page takes as a reason every border takes, and nothing else', () => {
  const borders = [
    reason,
    ...[
      ...Object.values(COMMANDS),
      strikeNoteInput,
      clearFactorInput,
      factorRuleInput,
      quantityInput,
      sampleStateInput,
    ].flatMap(({ shape }) => ('reason' in shape ? [shape.reason] : [])),
  ];
  expect(borders.length).toBeGreaterThan(12);
  holds(
    fc.property(anyText, fc.constantFrom('', ' ', '\n'), (text, blank) => {
      const typed = blank + text + blank;
      for (const border of borders)
        expect(border.safeParse(typed).success).toBe(reasonProblem(typed) === null);
    }),
  );
});

test('FRM-13 a live page leaves a sheet out, or puts it back, with a reason as every border takes it', () => {
  const sheet = '00000000-0000-4000-8000-000000000001|1';
  holds(
    fc.property(anyText, fc.constantFrom('exclusions', 'putBacks'), (typed, map) => {
      const entry = { reason: typed, by: 'leader', at: '2026-11-28T10:00:00.000Z' };
      expect(isEntryOf(ASSESSMENT, map, sheet, entry)).toBe(reasonProblem(typed) === null);
    }),
  );
});
