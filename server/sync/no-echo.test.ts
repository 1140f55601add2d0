import { MessageType } from '@hocuspocus/server';
import { describe, expect, test } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { framesTo } from './testing/frames-to.ts';
import { IN_MEMORY } from './testing/stores.ts';
import { SOON, useLive } from './testing/use-live.ts';

describe('SYN-1 what a device alone wrote is not sent back to it', () => {
  const { serve, connect, scene } = useLive(IN_MEMORY);
  const UPDATE = [MessageType.Sync, 2];

  async function twoBooths() {
    const { people, newSheet } = await scene();
    const server = await serve();
    const name = await newSheet(server);
    const [one, other] = [people.taster(1), people.taster(1)].map((account) =>
      connect(server.url, account).open(name),
    );
    if (one === undefined || other === undefined) throw new Error('there are two');
    await Promise.all([one.synced(), other.synced()]);
    return { one, other };
  }

  test('and everybody else has it', async () => {
    const { one, other } = await twoBooths();
    const [toOne, toOther] = [framesTo(one.provider), framesTo(other.provider)];
    for (let mark = 1; mark <= 10; mark += 1) setMark(one.doc, 'fusty', mm(mark));
    await one.stored();
    await expect.poll(() => other.doc.getMap('marks').get('fusty'), SOON).toBe(10);
    expect(toOther).toContainEqual(UPDATE);
    expect(toOne).not.toContainEqual(UPDATE);
  });

  test('and where two write at once each has what the other wrote', async () => {
    const { one, other } = await twoBooths();
    for (let mark = 1; mark <= 30; mark += 1) {
      setMark(one.doc, 'fusty', mm(mark));
      setMark(other.doc, 'musty', mm(mark));
    }
    const both = { fusty: 30, musty: 30 };
    await expect.poll(() => one.doc.getMap('marks').toJSON(), SOON).toEqual(both);
    await expect.poll(() => other.doc.getMap('marks').toJSON(), SOON).toEqual(both);
  });
});
