import { describe, expect, test } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { answerSince, isWrite, readFrame, STILL_HERE, updateFrame } from './watch-frames.ts';

/** A document with a list of names, one of which was deleted again. */
function named(...names: readonly string[]): Y.Doc {
  const doc = new Y.Doc();
  doc.getArray('names').push(['gone', ...names]);
  doc.getArray('names').delete(0, 1);
  return doc;
}

/** A copy of a document, as a client has it after a full sync. */
function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

/** The sync request of a y-websocket client. */
function asked(vector: Uint8Array, step = 0): Uint8Array {
  return Uint8Array.of(0, step, vector.length, ...vector);
}

/** Applies a message as a standard client does. */
function take(doc: Y.Doc, frame: Uint8Array): void {
  const read = readFrame(frame);
  if (read?.kind !== 'update') throw new Error('no update');
  Y.applyUpdate(doc, frame.subarray(frame.length - lengthOf(frame)));
}

/** The length of the update in a message, from its prefix of seven bits a byte. */
function lengthOf(frame: Uint8Array): number {
  const [, , low = 0, high = 0] = frame;
  return low < 128 ? low : low - 128 + 128 * high;
}

const written = (doc: Y.Doc, change: () => void): ReturnType<typeof Y.decodeUpdate> => {
  const before = Y.encodeStateVector(doc);
  change();
  return Y.decodeUpdate(Y.encodeStateAsUpdate(doc, before));
};

describe('LIV-8 LIV-23 what a standard client sends is read as what it is', () => {
  test('a question what changed, an update of either kind, one for who is there, what needs no answer', () => {
    const doc = named('Eva');
    expect(readFrame(asked(Y.encodeStateVector(doc)))).toEqual({
      kind: 'since',
      vector: new Map([[doc.clientID, 2]]),
    });
    const update = Y.encodeStateAsUpdate(doc);
    for (const step of [1, 2])
      expect(readFrame(asked(update, step))).toEqual({
        kind: 'update',
        update: Y.decodeUpdate(update),
      });
    expect(readFrame(Uint8Array.of(3))).toEqual({ kind: 'who' });
    expect(readFrame(Uint8Array.of(1))).toEqual({ kind: 'nothing' });
    expect(readFrame(Uint8Array.of(2))).toEqual({ kind: 'nothing' });
  });

  test('anything else is no message, and is never thrown at whoever reads it', () => {
    for (const bytes of [[], [4], [99], [0], [0, 0], [0, 0, 200], [0, 3, 0], [0, 9, 2, 0, 0]])
      expect([bytes, readFrame(Uint8Array.from(bytes))]).toEqual([bytes, null]);
    expect(readFrame(Uint8Array.of(0, 2, 3, 255, 255, 255))).toBeNull();
  });
});

describe('LIV-6 what would change the document is a write', () => {
  test('what a watcher was sent is none, whole or in part, nor what it deletes that is deleted', () => {
    const doc = named('Eva', 'Ana');
    expect(isWrite(doc, Y.decodeUpdate(Y.encodeStateAsUpdate(doc)))).toBe(false);
    expect(isWrite(doc, Y.decodeUpdate(Y.encodeStateAsUpdate(new Y.Doc())))).toBe(false);
    const earlier = Y.encodeStateAsUpdate(doc);
    doc.getArray('names').push(['Luis']);
    expect(isWrite(doc, Y.decodeUpdate(earlier))).toBe(false);
  });

  test('what a watcher writes is one, also in the name of the server', () => {
    const doc = named('Eva');
    const own = copyOf(doc);
    expect(
      isWrite(
        doc,
        written(own, () => own.getArray('names').push(['x'])),
      ),
    ).toBe(true);
    const forged = copyOf(doc);
    forged.clientID = doc.clientID;
    expect(
      isWrite(
        doc,
        written(forged, () => forged.getArray('names').push(['x'])),
      ),
    ).toBe(true);
    // It begins within the known content and extends beyond it.
    expect(isWrite(doc, Y.decodeUpdate(Y.encodeStateAsUpdate(forged)))).toBe(true);
  });

  test('what a watcher deletes is one, wherever it stands', () => {
    const doc = named('Eva', 'Ana', 'Luis');
    for (const place of [0, 1, 2]) {
      const own = copyOf(doc);
      expect(
        isWrite(
          doc,
          written(own, () => own.getArray('names').delete(place, 1)),
        ),
      ).toBe(true);
    }
    // What stands before content that is deleted already.
    const later = new Y.Doc();
    later.getArray('names').push(['Eva', 'Ana', 'gone']);
    later.getArray('names').delete(2, 1);
    const early = copyOf(later);
    expect(
      isWrite(
        later,
        written(early, () => early.getArray('names').delete(0, 1)),
      ),
    ).toBe(true);
    const beside = copyOf(doc);
    // Deletes content that is deleted already, together with its neighbour.
    expect(
      isWrite(
        doc,
        written(beside, () => beside.getArray('names').delete(0, 3)),
      ),
    ).toBe(true);
    const untouched = new Y.Doc();
    untouched.getArray('names').push(['Eva', 'Ana']);
    const own = copyOf(untouched);
    expect(
      isWrite(
        untouched,
        written(own, () => own.getArray('names').delete(0, 1)),
      ),
    ).toBe(true);
  });
});

describe('LIV-7 whoever asks what changed has the one document afterwards', () => {
  test('from nothing, and from where it was', () => {
    const doc = named('Eva');
    const copy = new Y.Doc();
    take(copy, answerSince(doc, new Map()));
    expect(copy.toJSON()).toEqual({});
    expect(copy.getArray('names').toJSON()).toEqual(['Eva']);
    const since = Y.decodeStateVector(Y.encodeStateVector(copy));
    doc.getArray('names').push(['Ana']);
    const frame = answerSince(doc, since);
    expect(frame.length).toBeLessThan(answerSince(doc, new Map()).length);
    take(copy, frame);
    expect(copy.getArray('names').toJSON()).toEqual(['Eva', 'Ana']);
  });

  test('and what it holds of others is taken back, of several too, but not what nobody wrote', () => {
    const [doc, before, beside] = [named('Eva'), named('of before'), named('of another')];
    const copy = new Y.Doc();
    for (const other of [before, beside]) Y.applyUpdate(copy, Y.encodeStateAsUpdate(other));
    copy.getArray('names').push(['its own']);
    take(copy, answerSince(doc, Y.decodeStateVector(Y.encodeStateVector(copy))));
    expect(copy.getArray('names').toJSON()).toEqual(['Eva']);
    expect(answerSince(doc, new Map([[7, 0]]))).toEqual(answerSince(doc, new Map()));
    expect(answerSince(doc, new Map([[7, 1]]))).not.toEqual(answerSince(doc, new Map()));
  });
});

test('LIV-12 a word without content is a message that standard clients take, and changes nothing', () => {
  const awareness = new Awareness(new Y.Doc());
  const [kind, length, ...update] = STILL_HERE;
  expect([kind, length]).toEqual([1, update.length]);
  expect(Uint8Array.from(update)).toEqual(encodeAwarenessUpdate(awareness, []));
  expect(readFrame(STILL_HERE)).toEqual({ kind: 'nothing' });
  awareness.destroy();
});

test('LIV-5 an update is sent as an update', () => {
  const update = Y.encodeStateAsUpdate(named('Eva'));
  expect(readFrame(updateFrame(update))).toEqual({
    kind: 'update',
    update: Y.decodeUpdate(update),
  });
  expect(updateFrame(Uint8Array.of(5, 6))).toEqual(Uint8Array.of(0, 2, 2, 5, 6));
  const first = answerSince(named('Eva'), new Map());
  expect([...first.subarray(0, 2)]).toEqual([0, 1]);
});
