import { expect, test } from 'vitest';
import { pullPieces } from './panel-backup.ts';

test('BAK-23 the work waits until its pieces are taken, and all of them come', async () => {
  const written: number[] = [];
  const pieces = pullPieces<number>(async (write) => {
    for (const piece of [1, 2, 3, 4, 5, 6]) {
      await write(piece);
      written.push(piece);
    }
  });
  expect((await pieces.next()).value).toBe(1);
  expect(written.length).toBeLessThan(4);
  const rest: number[] = [];
  for await (const piece of pieces) rest.push(piece);
  expect(rest).toEqual([2, 3, 4, 5, 6]);
});

test('BAK-23 BAK-67 whoever goes ends the work, and what it has open is closed first', async () => {
  const told: string[] = [];
  const pieces = pullPieces<number>(async (write, signal) => {
    try {
      for (let piece = 0; !signal.aborted; piece += 1) await write(piece);
    } finally {
      told.push('closed');
    }
  });
  await pieces.next();
  await pieces.return();
  expect(told).toEqual(['closed']);
});

test('BAK-23 what goes wrong in the work is thrown to whoever takes its pieces', async () => {
  const pieces = pullPieces<number>(async (write) => {
    await write(1);
    throw new Error('the disk is full');
  });
  expect((await pieces.next()).value).toBe(1);
  await expect(pieces.next()).rejects.toThrow('the disk is full');
});
