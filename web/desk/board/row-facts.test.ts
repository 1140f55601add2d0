import { expect, test } from 'vitest';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { blankSheet } from '../../../domain/testing/keyed.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import {
  code,
  factsFixture,
  recordFixture,
  sealedAt,
  taster,
} from '../../live/session/board-facts.fixture.ts';
import { rowFacts } from './row-facts.ts';

const now = Date.parse('2026-11-20T10:10:00Z');
const [anna, berta] = [taster(1), taster(2)];
const day = (time: string) => `2026-11-20T${time}Z`;
const ms = (time: string) => Date.parse(day(time));

const measuredAt = (time: string): Partial<EvaluationValue> => ({
  calibration: {
    pixelsPerMm: 4,
    pixelRatio: 1,
    window: [1280, 800],
    device: 'tablet 1',
    at: day(time),
  },
});
const signature = (time: string) => ({ strokes: [[1, 2]], at: day(time) });

test('BRD-6 a taster was last seen at the newest sign there is of them, and of nobody else', () => {
  const tray = trayOf();
  const started = blankSheet({ startedAt: day('10:01:00') });
  const signed = blankSheet({ startedAt: day('10:02:00'), signature: signature('10:04:00') });
  const seenAt = (...sheets: Parameters<typeof factsFixture>[0]['sheets'] & {}) =>
    rowFacts(factsFixture({ trays: [[anna, tray]], sheets }), anna, now).seenAt;
  expect(seenAt()).toBeNull();
  expect(seenAt([anna, '417', started])).toBe(ms('10:01:00'));
  expect(seenAt([anna, '417', signed], [anna, '852', started])).toBe(ms('10:04:00'));
  expect(seenAt([anna, '417', started], [anna, '852', signed])).toBe(ms('10:04:00'));
  expect(seenAt([anna, '417', started, ms('10:05:00')])).toBe(ms('10:05:00'));
  expect(seenAt([anna, '852', signed, ms('10:03:00')])).toBe(ms('10:04:00'));
  expect(seenAt([berta, '417', signed, ms('10:09:00')])).toBeNull();
});

test('BRD-27 what the server heard of a booth, and its leaving, are signs of the taster too', () => {
  const sheets = [[anna, '417', blankSheet({ startedAt: day('10:01:00') })]] as const;
  const seenAt = (more: Parameters<typeof factsFixture>[0]) =>
    rowFacts(factsFixture({ trays: [[anna, trayOf()]], sheets, ...more }), anna, now).seenAt;
  expect(seenAt({ heard: [[anna, ms('10:03:00')]] })).toBe(ms('10:03:00'));
  expect(seenAt({ heard: [[anna, ms('10:00:00')]] })).toBe(ms('10:01:00'));
  expect(seenAt({ heard: [[berta, ms('10:03:00')]] })).toBe(ms('10:01:00'));
  const word = { unstored: 0, devices: 0, isHere: false, goneAt: ms('10:05:00') };
  expect(seenAt({ heard: [[anna, ms('10:04:00')]], words: [[anna, word]] })).toBe(ms('10:05:00'));
});

test('BRD-6 a call stands at the end of its own row and is a sign of the taster', () => {
  const call = { at: day('10:06:00'), reason: 'help' } as const;
  const facts = factsFixture({
    trays: [
      [anna, trayOf({ call })],
      [berta, trayOf()],
    ],
  });
  expect(rowFacts(facts, anna, now)).toEqual({
    seenAt: ms('10:06:00'),
    calibratedAt: null,
    call,
    restSeconds: 0,
    word: null,
  });
  expect(rowFacts(facts, berta, now)).toMatchObject({ seenAt: null, call: null });
  expect(rowFacts(factsFixture({}), anna, now)).toEqual({
    seenAt: null,
    calibratedAt: null,
    call: null,
    restSeconds: 0,
    word: null,
  });
});

test('BRD-6 the calibration is that of the newest sheet, and none is made of what is no instant', () => {
  const calibratedAt = (first: EvaluationValue, second: EvaluationValue) =>
    rowFacts(
      factsFixture({
        trays: [[anna, trayOf()]],
        sheets: [
          [anna, '417', first],
          [anna, '852', second],
        ],
      }),
      anna,
      now,
    ).calibratedAt;
  const [older, newer] = [measuredAt('09:00:00'), measuredAt('09:40:00')].map(blankSheet);
  if (older === undefined || newer === undefined) throw new Error('two sheets');
  expect(calibratedAt(older, newer)).toBe(ms('09:40:00'));
  expect(calibratedAt(newer, older)).toBe(ms('09:40:00'));
  expect(calibratedAt(blankSheet(), older)).toBe(ms('09:00:00'));
  expect(calibratedAt(blankSheet(measuredAt('soon')), blankSheet())).toBeNull();
});

test('EVA-8 of a sealed sheet the record says when its screen was measured, never the live document', () => {
  const glasses = [{ code: code('417'), sealed: sealedAt('10:09:00') }];
  const facts = factsFixture({
    trays: [[anna, trayOf({ glasses })]],
    sheets: [[anna, '417', blankSheet(measuredAt('09:55:00'))]],
    records: [recordFixture(anna, '417', { calibratedAt: day('09:00:00') })],
  });
  expect(rowFacts(facts, anna, now)).toMatchObject({
    calibratedAt: ms('09:00:00'),
    seenAt: ms('10:09:00'),
  });
});

test('BRD-6 the rest of a row is that of its own tray', () => {
  const facts = factsFixture({
    trays: [
      [anna, trayOf({ restUntil: day('10:11:30') })],
      [berta, trayOf()],
    ],
  });
  expect(rowFacts(facts, anna, now).restSeconds).toBe(90);
  expect(rowFacts(facts, berta, now).restSeconds).toBe(0);
});

test('BRD-11 the row of a taster has the word of that taster’s own device', () => {
  const word = { unstored: 3, devices: 1, isHere: true, goneAt: null };
  const facts = factsFixture({ words: [[anna, word]] });
  expect(rowFacts(facts, anna, now).word).toEqual(word);
  expect(rowFacts(facts, berta, now).word).toBeNull();
});
