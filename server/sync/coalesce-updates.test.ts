import { MessageType } from '@hocuspocus/server';
import fc from 'fast-check';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { holds } from '../../domain/testing/holds.ts';
import { coalesceUpdates } from './coalesce-updates.ts';

/** A frame as a device sends it. */
function frame(name: string, type: number, part: number, bytes: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, name);
  encoding.writeVarUint(encoder, type);
  encoding.writeVarUint(encoder, part);
  encoding.writeVarUint8Array(encoder, bytes);
  return encoding.toUint8Array(encoder);
}
const update = (name: string, bytes: Uint8Array) => frame(name, MessageType.Sync, 2, bytes);

/** The frames that are passed on when these frames arrive, one list for each tick. */
function handedOn(...turns: readonly (readonly Uint8Array[])[]) {
  const handed: Uint8Array[] = [];
  let end = () => {};
  const take = coalesceUpdates(
    (one) => handed.push(one),
    (then) => {
      end = then;
    },
  );
  for (const frames of turns) {
    for (const one of frames) take(one);
    end();
  }
  return handed;
}

/** The update that a device makes for each of these writes, of a value to a key. */
function updatesOf(writes: readonly (readonly [string, number])[]): readonly Uint8Array[] {
  const doc = new Y.Doc();
  const made: Uint8Array[] = [];
  doc.on('update', (bytes: Uint8Array) => made.push(bytes));
  for (const [key, value] of writes) doc.getMap('marks').set(key, value);
  return made;
}

function payload(one: Uint8Array): { readonly name: string; readonly update: Uint8Array } {
  const decoder = decoding.createDecoder(one);
  const name = decoding.readVarString(decoder);
  expect(decoding.readVarUint(decoder)).toBe(MessageType.Sync);
  expect(decoding.readVarUint(decoder)).toBe(2);
  return { name, update: decoding.readVarUint8Array(decoder) };
}

const keys = fc.constantFrom('fusty', 'musty', 'winey');
const writes = fc.array(fc.tuple(keys, fc.integer({ min: 0, max: 100 })), { maxLength: 12 });

test('KEE-32 what comes in one turn of one document is one update, and says what all of them say, in whatever turns they come', () => {
  holds(
    fc.property(fc.array(writes, { maxLength: 4 }), (turns) => {
      const all = updatesOf(turns.flat());
      let at = 0;
      const frames = turns.map((turn) =>
        turn.map(() => update('sheet', all[at++] ?? new Uint8Array())),
      );
      const handed = handedOn(...frames).map(payload);
      expect(handed).toHaveLength(turns.filter((turn) => turn.length > 0).length);
      const [whole, gathered] = [new Y.Doc(), new Y.Doc()];
      for (const one of all) Y.applyUpdate(whole, one);
      for (const one of handed) Y.applyUpdate(gathered, one.update);
      expect(Y.encodeStateVector(gathered)).toEqual(Y.encodeStateVector(whole));
      expect(gathered.getMap('marks').toJSON()).toEqual(whole.getMap('marks').toJSON());
    }),
  );
});

test('KEE-32 what is no update, and what is of another document, goes on as it came and in its order', () => {
  const [first, second, third] = updatesOf([
    ['fusty', 1],
    ['fusty', 2],
    ['musty', 3],
  ]);
  if (first === undefined || second === undefined || third === undefined) throw new Error('three');
  const asks = frame('sheet', MessageType.Sync, 0, new Uint8Array([0]));
  const signs = frame('sheet', MessageType.Auth, 0, new Uint8Array([1]));
  const frames = [update('a', first), update('b', first), asks, update('b', second), signs];
  expect(handedOn(frames)).toEqual(frames);
  expect(handedOn([update('a', first), update('a', second), asks, update('a', third)])).toEqual([
    update('a', Y.mergeUpdates([first, second])),
    asks,
    update('a', third),
  ]);
});

test('KEE-32 what cannot be read goes on as it came', () => {
  const [good] = updatesOf([['fusty', 1]]);
  const frames = [
    update('a', good ?? new Uint8Array()),
    update('a', new Uint8Array([9, 9, 9])),
    new Uint8Array([200]),
    new Uint8Array(),
  ];
  expect(handedOn(frames)).toEqual(frames);
});
