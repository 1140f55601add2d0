import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { mm } from '../testing/mm.ts';
import { apartLines, confirmLine, rememberApart } from './apart-lines.ts';
import {
  createEvaluation,
  isSigned,
  readEvaluation,
  setComments,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setNotes,
  setPoints,
  setSmelledOnly,
  signEvaluation,
  startEvaluation,
} from './evaluation.document.ts';
import { missingFrom, takeOver } from './quarantined-values.ts';

const signature = { strokes: [[0, 0, 9, 9]], at: '2026-11-27T09:00:00.000Z' };

/**
 * A server that remembers, and two devices; each has its number, by which Yjs decides whose answer
 * is kept.
 */
function devices([one, two]: readonly [number, number] = [1, 2]) {
  const [server, first, second] = [new Y.Doc(), new Y.Doc(), new Y.Doc()];
  [first.clientID, second.clientID] = [one, two];
  createEvaluation(server, 'b');
  rememberApart(server);
  const bring = (device: Y.Doc) => {
    Y.applyUpdate(server, Y.encodeStateAsUpdate(device), 'a connection');
    Y.applyUpdate(device, Y.encodeStateAsUpdate(server));
  };
  const read = (doc: Y.Doc) => {
    const value = readEvaluation(doc);
    if (!value.ok) throw new Error(value.code);
    return value.value;
  };
  bring(first);
  bring(second);
  return { server, first, second, bring, read, apart: (doc: Y.Doc) => read(doc).apart };
}

test.each([
  ['the first', [1, 2]],
  ['the second', [2, 1]],
] as const)(
  'SYN-53 two answers made apart are remembered, where Yjs keeps that of the one or of the other: %s',
  (_, ids) => {
    const { server, first, second, bring, read, apart } = devices(ids);
    setMark(first, 'musty', mm(10));
    setMark(first, 'musty', mm(0));
    setMark(first, 'bitter', mm(20));
    setPoints(first, 'harmony', 3);
    setMark(second, 'musty', mm(44));
    setMark(second, 'bitter', mm(20));
    setPoints(second, 'harmony', null);
    bring(second);
    bring(first);
    bring(second);
    const isFirst = read(server).marks.musty === 0;
    const gaveWay = isFirst ? { musty: 44, harmony: null } : { musty: 0, harmony: 3 };
    const both = { 'marks.musty': [gaveWay.musty], 'points.harmony': [gaveWay.harmony] };
    for (const doc of [server, first, second]) expect(apart(doc)).toEqual(both);
    confirmLine(first, 'marks.musty');
    setPoints(first, 'harmony', 5);
    bring(first);
    bring(second);
    for (const doc of [server, first, second]) expect(apart(doc)).toBeUndefined();
  },
);

test('SYN-53, SYN-83 what is written one after the other is not apart, whoever writes it and however often', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 3 })),
        {
          maxLength: 12,
        },
      ),
      (writes) => {
        const { server, first, second, bring, apart } = devices();
        for (const [isFirst, at, times] of writes) {
          const device = isFirst ? first : second;
          for (let count = 0; count < times; count += 1) setMark(device, 'musty', mm(at));
          bring(device);
          bring(isFirst ? second : first);
        }
        expect(apart(server)).toBeUndefined();
      },
    ),
  );
});

test('SHT-19, SHT-59 a sheet that waits to be confirmed is not signed, also by a signature that knew of both', () => {
  const { first, second, bring, read } = devices();
  setMark(first, 'musty', mm(0));
  setMark(second, 'musty', mm(44));
  bring(second);
  bring(first);
  signEvaluation(first, signature);
  expect(isSigned(first)).toBe(false);
  expect(read(first)).not.toHaveProperty('changedSinceSigned');
  confirmLine(first, 'marks.musty');
  expect(isSigned(first)).toBe(true);
  // A second time there is nothing to write.
  const writes: unknown[] = [];
  first.on('update', (update) => writes.push(update));
  confirmLine(first, 'marks.musty');
  expect(writes).toEqual([]);
});

test('SYN-53 what a sheet answers beside its lines is remembered likewise; blank is blank however it is written, and the sitting is no answer', () => {
  const { server, first, second, bring, apart } = devices();
  startEvaluation(first, { at: signature.at, language: 'en', calibration: null, device: 'one' });
  startEvaluation(second, { at: signature.at, language: 'fr', calibration: null, device: 'two' });
  setFruityKind(first, 'green');
  setFruityKind(second, 'ripe');
  setComments(first, 'hay');
  setComments(second, 'grass');
  setSmelledOnly(first, false);
  setSmelledOnly(second, true);
  setSmelledOnly(second, false);
  setNotes(first, '');
  setNotes(second, '');
  setHeatingDevice(first, '3');
  setHeatingDevice(second, '3');
  bring(second);
  bring(first);
  expect(apart(server)).toEqual({ 'fields.fruityKind': ['green'], 'fields.comments': ['hay'] });
  setFruityKind(first, 'ripe');
  confirmLine(first, 'fields.comments');
  bring(first);
  expect(apart(server)).toBeUndefined();
});

test('SYN-53, SYN-83 a page that is loaded again, and one that writes what the other wrote, ask for nothing', () => {
  const { server, first, second, bring, read, apart } = devices();
  setMark(first, 'musty', mm(10));
  // It was not sent yet: the page is loaded again from what the device keeps, under another number.
  const again = new Y.Doc();
  Y.applyUpdate(again, Y.encodeStateAsUpdate(first));
  setMark(again, 'musty', mm(20));
  bring(again);
  bring(first);
  setMark(second, 'fusty', mm(5));
  setMark(again, 'fusty', mm(5));
  Y.applyUpdate(server, Y.encodeStateAsUpdate(second));
  bring(again);
  expect(apart(server)).toBeUndefined();
  // It goes on before it hears of the other.
  setMark(second, 'fusty', mm(30));
  bring(second);
  const gaveWay = read(server).marks.fusty === 5 ? 30 : 5;
  expect(apart(server)).toEqual({ 'marks.fusty': [gaveWay] });
});

test('SYN-53 what waits is known of a third device, of one that goes on unknowing, and of an answer whose text is gone', () => {
  const { server, first, second, bring, apart } = devices([1, 3]);
  const third = new Y.Doc();
  third.clientID = 2;
  bring(third);
  setMark(first, 'musty', mm(0));
  setMark(second, 'musty', mm(44));
  setMark(third, 'musty', mm(7));
  bring(second);
  bring(third);
  bring(first);
  expect(apart(server)).toEqual({ 'marks.musty': [7, 0] });
  // It does not know yet of the conflict: the present answer is now 50, and still unconfirmed.
  setMark(second, 'musty', mm(50));
  bring(second);
  expect(apart(second)).toEqual({ 'marks.musty': [7, 0] });
  confirmLine(second, 'marks.musty');
  bring(second);
  expect(apart(server)).toBeUndefined();
  // One that heard of the other answer before its own was sent has only the place of its own left.
  setMark(first, 'bitter', mm(30));
  setMark(second, 'bitter', mm(60));
  bring(second);
  Y.applyUpdate(first, Y.encodeStateAsUpdate(server));
  bring(first);
  expect(apart(server)).toEqual({ 'marks.bitter': [] });
});

test('SYN-53, SYN-83 of two that came to write the same there is nothing to confirm, and what is confirmed is asked for again by a third answer', () => {
  const { server, first, second, bring, read, apart } = devices();
  setMark(first, 'musty', mm(0));
  setMark(second, 'musty', mm(44));
  bring(second);
  setMark(second, 'musty', mm(0));
  bring(first);
  bring(second);
  expect(read(server).marks.musty).toBe(0);
  expect(apart(server)).toBeUndefined();
  confirmLine(first, 'marks.musty');
  bring(first);
  setMark(first, 'musty', mm(9));
  setMark(second, 'musty', mm(12));
  bring(first);
  bring(second);
  expect(apart(server)).toEqual({ 'marks.musty': [9] });
});

test('SYN-53 two processes that hear of the same answers remember the same', () => {
  const [one, other] = [new Y.Doc(), new Y.Doc()];
  createEvaluation(one, 'b');
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
  for (const doc of [one, other]) rememberApart(doc);
  setMark(one, 'musty', mm(0));
  setMark(other, 'musty', mm(44));
  const [ofOne, ofOther] = [Y.encodeStateAsUpdate(one), Y.encodeStateAsUpdate(other)];
  Y.applyUpdate(one, ofOther, 'the log');
  Y.applyUpdate(other, ofOne, 'the log');
  expect(apartLines(one)).toEqual(apartLines(other));
  expect(Object.keys(apartLines(one))).toEqual(['marks.musty']);
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other), 'the log');
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one), 'the log');
  confirmLine(one, 'marks.musty');
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one), 'the log');
  expect(apartLines(other)).toEqual({});
});

test('SYN-53 a copy that was set aside offers nothing of what waited, and what is taken over from it is settled', () => {
  const { server, first, second, bring, apart } = devices();
  setMark(first, 'musty', mm(0));
  setMark(second, 'musty', mm(44));
  bring(second);
  bring(first);
  const present = new Y.Doc();
  createEvaluation(present, 'c');
  setMark(present, 'musty', mm(44));
  expect(missingFrom(server, present)).toEqual([]);
  takeOver(first, { map: 'marks', key: 'musty', value: 7 });
  expect(apart(first)).toBeUndefined();
});
