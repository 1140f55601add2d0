import { Duplex } from 'node:stream';
import { MessageType } from '@hocuspocus/server';
import { describe, expect, test } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { corkPerTick } from './page-socket.ts';
import { framesTo } from './testing/frames-to.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { useLive } from './testing/use-live.ts';

describe('SYN-1 what a device hears of its work', () => {
  const { serve, connect, scene } = useLive(IN_MEMORY);

  test('of ten marks it hears when a commit holds them, not of each by itself', async () => {
    const { people, newSheet } = await scene();
    const server = await serve();
    const sheet = connect(server.url, people.taster(1)).open(await newSheet(server));
    await sheet.synced();
    const heard = framesTo(sheet.provider);
    for (let mark = 1; mark <= 10; mark += 1) setMark(sheet.doc, 'fusty', mm(mark));
    await sheet.stored();
    const kinds = heard.map(([kind]) => kind);
    expect(kinds).not.toContain(MessageType.SyncStatus);
    expect(kinds.filter((kind) => kind === MessageType.Stateless).length).toBeLessThan(10);
  });
});

test('SYN-1 what is written to a socket in one turn of the loop leaves as one piece', async () => {
  const pieces: string[][] = [];
  const wire = new Duplex({
    read() {},
    writev(chunks, done) {
      pieces.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  const beforeSend = corkPerTick(wire);
  for (const word of ['one', 'two', 'three']) {
    beforeSend();
    wire.write(word);
  }
  expect(pieces).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces).toEqual([['one', 'two', 'three']]);
  beforeSend();
  wire.write('four');
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces).toEqual([['one', 'two', 'three'], ['four']]);
});
