import { expect, test } from 'vitest';
import { grown, SheetIndex } from './sheet-index.ts';

/** Every sheet of so many sessions, with 7 samples in 2 replicates by 11 tasters. */
function* sheets(sessions: number): Generator<[number, number, number, number]> {
  for (let session = 0; session < sessions; session += 1)
    for (let sample = 0; sample < 7; sample += 1)
      for (const replicate of [1, 2])
        for (let taster = 0; taster < 11; taster += 1) yield [session, sample, replicate, taster];
}

test('M-QC sheets are numbered as they first appear, and found again however many there are', () => {
  const index = new SheetIndex();
  const all = [...sheets(30)];
  const places = [...all.keys()];
  expect(all.map((sheet) => [index.seek(...sheet), index.find(...sheet), index.count])).toEqual(
    places.map((place) => [-1, place, place + 1]),
  );
  expect(index.count).toBe(4620);
  expect(all.toReversed().map((sheet) => index.seek(...sheet))).toEqual(places.toReversed());
  expect(all.toReversed().map((sheet) => index.find(...sheet))).toEqual(places.toReversed());
  expect(index.count).toBe(4620);
  const { session, sample, replicate, taster } = index;
  expect(places.map((at) => [session[at], sample[at], replicate[at], taster[at]])).toEqual(all);
});

test('M-QC a sheet is another one when its session, sample, replicate or taster is', () => {
  const index = new SheetIndex();
  expect(index.seek(0, 0, 0, 0)).toBe(-1);
  expect(index.find(3, 4, 1, 5)).toBe(0);
  expect([
    index.find(2, 4, 1, 5),
    index.find(3, 5, 1, 5),
    index.find(3, 4, 2, 5),
    index.find(3, 4, 1, 6),
    index.find(3, 4, 1, 5),
  ]).toEqual([1, 2, 3, 4, 0]);
  expect(index.seek(2, 5, 1, 5)).toBe(-1);
  expect(index.count).toBe(5);
});

test('M-QC an index finds every number after it has grown to exactly the room it had', () => {
  const index = new SheetIndex();
  for (let session = 0; session < 1024; session += 1) index.find(session, 0, 1, 0);
  expect(index.session).toHaveLength(1024);
  expect(index.find(1024, 0, 1, 0)).toBe(1024);
  expect(index.session).toHaveLength(2048);
  const sessions = Array.from({ length: 1025 }, (_, session) => session);
  expect(sessions.map((session) => index.seek(session, 0, 1, 0))).toEqual(sessions);
});

test('M-QC a larger column has the same values at its front', () => {
  expect([...grown(Uint8Array.of(1, 2), new Uint8Array(4).fill(9))]).toEqual([1, 2, 9, 9]);
});
