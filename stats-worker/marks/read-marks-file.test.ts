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

/** Letters of two bytes from the 38th byte of the file on: a piece of an even number of bytes ends within one. */
const LONG = 'é'.repeat(300_000);

test('exchange.md a long file is read in pieces, a letter of two bytes cut between two of them', async () => {
  const { told, answer } = await read(`${HEADER}1,${LONG},T1,fruity,40\n1,${LONG},T2,fruity,41\n`);
  if (!answer.ok) throw new Error(JSON.stringify(answer).slice(0, 200));
  const { samples, tasters, marks } = answer.value.columns;
  expect([samples.length, samples[0] === LONG, tasters]).toEqual([1, true, ['T1', 'T2']]);
  expect([marks[6], marks[15]]).toEqual([40, 41]);
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
