import { expect, test } from 'vitest';
import { utf16 } from '../../domain/testing/bytes.ts';
import { blobBytes } from '../files/file-bytes.ts';
import { readMarksFile } from './read-marks-file.ts';

async function read(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) {
  const told: number[] = [];
  const steps = readMarksFile(blobBytes(new Blob([...parts])));
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return { told, answer: step.value };
    told.push(step.value);
  }
}

const HEADER = 'session,sample,taster,attribute,mm\n';

/** Letters of two bytes from an odd byte of the file on: a piece of an even number of bytes ends within one. */
const LONG = 'é'.repeat(30_000);

test('exchange.md a long file is read in pieces, a letter of two bytes cut between two of them', async () => {
  const rows = Array.from({ length: 10 }, (_, place) => `1,${LONG},T${place},fruity,4${place}\n`);
  const { told, answer } = await read(HEADER, ...rows);
  if (!answer.ok) throw new Error(JSON.stringify(answer).slice(0, 200));
  const { samples, tasters, marks } = answer.value.columns;
  expect([samples.length, samples[0] === LONG, tasters.length]).toEqual([1, true, 10]);
  expect([marks[6], marks[15]]).toEqual([40, 41]);
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual(told.toSorted((left, right) => left - right));
  expect(Math.min(...told)).toBeGreaterThan(0);
  expect(Math.max(...told)).toBe(1);
});

test('exchange.md a file in UTF-16 says what it says in UTF-8', async () => {
  const text = `${HEADER}1,Añejo,T1,fruity,40\r\n1,Añejo,T2,fruity,41`;
  const { answer } = await read(text);
  expect(answer).toMatchObject({ ok: true, value: { columns: { samples: ['Añejo'], sheets: 2 } } });
  for (const isBigEndian of [true, false])
    expect((await read(utf16(text, isBigEndian))).answer).toEqual(answer);
});

test('exchange.md bytes that are no text are refused with their lines, a file that ends within a letter too', async () => {
  const { answer } = await read(
    `${HEADER}1,A,T1,fruity,40\n1,`,
    Uint8Array.of(0xff),
    ',T2,fruity,1\n1,A,T3,sweet,3\n',
    Uint8Array.of(0x31, 0xc3),
  );
  expect(answer).toMatchObject({
    ok: false,
    code: 'marks-refused',
    data: {
      rows: [
        'line 3: bytes that are not UTF-8',
        'line 4: unknown attribute "sweet"',
        'line 5: bytes that are not UTF-8',
      ],
      more: 0,
    },
  });
});

test('exchange.md the first hundred reasons are told, and the rest is counted', async () => {
  const rows = Array.from({ length: 1234 }, () => '1,A,T1,sweet,3\n');
  const { answer } = await read(HEADER, ...rows);
  if (answer.ok) throw new Error('taken');
  expect(answer.data).toMatchObject({ more: 1134 });
  expect(answer.data.rows).toHaveLength(100);
  expect(answer.data.rows.at(-1)).toBe('line 101: unknown attribute "sweet"');
});

test('exchange.md an empty file is refused by its first line', async () => {
  const data = { rows: ['line 1: the file is empty'] };
  for (const part of ['', '\uFEFF', '\r\n\r\n'])
    expect((await read(part)).answer).toMatchObject({ data });
});

test('exchange.md a file that cannot be read to its end is refused', async () => {
  const steps = readMarksFile({
    size: 0,
    // biome-ignore lint/correctness/useYield: it fails before its first piece
    async *pieces() {
      throw new Error('the stick was pulled out');
    },
  });
  expect(await steps.next()).toEqual({
    done: true,
    value: { ok: false, code: 'file-unreadable', data: { rows: ['the stick was pulled out'] } },
  });
});
