import { expect, test } from 'vitest';
import { readMarksFile } from './read-marks-file.ts';

async function read(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const told: number[] = [];
  const steps = readMarksFile(new Blob([...parts]));
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return { told, answer: step.value };
    told.push(step.value);
  }
}

const HEADER = 'session,sample,taster,attribute,mm\n';

test('exchange.md a long file is read in pieces, a letter of several bytes cut between two of them', async () => {
  // Each row is 26 bytes of which the taster's letters are two each: some row is cut in a letter.
  const rows = Array.from(
    { length: 30_000 },
    (_, place) => `1,é,ñé${String(place).padStart(5, '0')},fruity,${place % 101}\n`,
  );
  const { told, answer } = await read(HEADER, ...rows);
  if (!answer.ok) throw new Error(JSON.stringify(answer).slice(0, 200));
  const { columns } = answer.value;
  expect(columns.sheets).toBe(30_000);
  expect([columns.samples, columns.tasters[29_999]]).toEqual([['é'], 'ñé29999']);
  expect(columns.marks[9 * 150 + 6]).toBe(49);
  expect(told.length).toBeGreaterThan(2);
  expect(told[0]).toBe(0);
  expect(told).toEqual(told.toSorted((left, right) => left - right));
  expect(Math.max(...told)).toBeLessThan(1);
});

test('exchange.md what is not UTF-8 is refused, in a piece or at the very end', async () => {
  const refused = {
    ok: false,
    code: 'marks-refused',
    data: { rows: ['the file is not UTF-8 text'] },
  };
  expect((await read(HEADER, Uint8Array.of(0xff, 0x0a))).answer).toEqual(refused);
  expect((await read(HEADER, Uint8Array.of(0x31, 0xc3))).answer).toEqual(refused);
});

test('exchange.md an empty file is refused by its first line', async () => {
  expect((await read()).answer).toMatchObject({ data: { rows: ['line 1: the file is empty'] } });
});
