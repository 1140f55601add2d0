import { expect, test } from 'vitest';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import {
  code,
  factsFixture,
  planFixture,
  sealedAt,
} from '../../live/session/board-facts.fixture.ts';
import { mayKeyIn, paperGlasses } from './paper-glass.ts';

const [ana] = planFixture().tasters;
if (ana === undefined) throw new Error('a plan without tasters');
const marks = { fusty: mm(0) };
const startedAt = '2026-11-20T10:06:30Z';

test('KEY-1 papers are keyed in while a session is shown, hidden or closed', () => {
  const states = ['draft', 'shown', 'hidden', 'closed', 'validated'] as const;
  expect(states.filter(mayKeyIn)).toEqual(['shown', 'hidden', 'closed']);
});

test('KEY-7 a glass is offered by its code and place, and by whether it is stored or on a device, no more', () => {
  const glasses = [
    { code: code('417'), sealed: sealedAt('10:09:00') },
    { code: code('852'), sealed: null },
  ];
  const of = (sheet: Parameters<typeof blankSheet>[0], state: 'shown' | 'closed' = 'shown') =>
    paperGlasses(
      factsFixture({
        trays: [[ana, trayOf({ glasses })]],
        sheets: [[ana, '852', blankSheet(sheet)]],
      }),
      ana,
      state,
    );
  const other = (state: string) => [
    { code: '417', position: 1, state: 'sealed' },
    { code: '852', position: 2, state },
  ];
  expect(of({})).toEqual(other('free'));
  expect(of({ startedAt })).toEqual(other('free'));
  expect(of({ startedAt, marks })).toEqual(other('device'));
  expect(of({ startedAt, marks }, 'closed')).toEqual(other('free'));
  const signature = { strokes: [[1, 2]], at: startedAt };
  expect(of({ startedAt, ...keyedPaper(), signature }, 'closed')).toEqual(other('device'));
  // BTH-46
  expect(of({ startedAt, marks, signature }, 'closed')).toEqual(other('free'));
  // Opened again after it was keyed in from paper: no device began it.
  expect(of({ marks })).toEqual(other('free'));
});
