import { expect, test, vi } from 'vitest';
import { createEvaluation, setComments } from '../../../domain/documents/evaluation.document.ts';
import { createMemoryPool } from '../../live/pool/testing/memory-pool.ts';
import { watchDocuments } from '../../live/pool/watch-documents.ts';
import { holdSheet } from './held-sheet.ts';
import { openSheet } from './open-sheet.ts';

function watching(names: readonly string[]) {
  const memoryPool = createMemoryPool();
  const watch = watchDocuments({
    pool: memoryPool.pool,
    names,
    look: holdSheet,
    pause: 0,
    now: () => 0,
  });
  const heard = vi.fn();
  const stop = watch.subscribe(heard);
  return { memoryPool, watch, heard, stop, sheet: (name: string) => watch.snapshot().get(name) };
}

test('BTH-7 every sheet of the tray is held while somebody looks, and once however many look', () => {
  const { memoryPool, watch, stop } = watching(['one', 'two']);
  const stopOther = watch.subscribe(() => {});
  expect([memoryPool.users('one'), memoryPool.users('two')]).toEqual([1, 1]);
  stop();
  expect([memoryPool.users('one'), memoryPool.users('two')]).toEqual([1, 1]);
  stopOther();
  expect([memoryPool.users('one'), memoryPool.users('two')]).toEqual([0, 0]);
  expect([memoryPool.listeners(), memoryPool.of('one').listeners()]).toEqual([0, 0]);
});

test('BTH-7 a sheet that is coming shows nothing, and one that is here what it says', () => {
  const { memoryPool, sheet } = watching(['one', 'two']);
  expect(sheet('one')).toMatchObject({ value: null, problem: null, status: { ready: false } });
  expect(openSheet(sheet('one'))).toBeNull();
  expect(openSheet(undefined)).toBeNull();
  const { doc, set } = memoryPool.of('one');
  createEvaluation(doc, 'b');
  expect(sheet('one')?.value).toBeNull();
  set({ ready: true });
  expect(sheet('one')).toMatchObject({ value: { comments: '' }, problem: null });
  expect(openSheet(sheet('one'))).toMatchObject({
    value: { comments: '' },
    status: { ready: true },
  });
  expect(openSheet(sheet('one'))?.doc).toBe(doc);
  expect(sheet('two')?.value).toBeNull();
});

test('BTH-7 what changes is told at once, of its own sheet, and a sheet that cannot be read says why', () => {
  const { memoryPool, sheet, heard } = watching(['one', 'two']);
  createEvaluation(memoryPool.of('one').doc, 'b');
  for (const name of ['one', 'two']) memoryPool.of(name).set({ ready: true });
  heard.mockClear();
  const before = sheet('two');
  setComments(memoryPool.of('one').doc, 'almond');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(sheet('one')?.value?.comments).toBe('almond');
  expect(sheet('two')).toBe(before);
  expect(sheet('two')).toMatchObject({ value: null, problem: 'document-without-header' });
});

test('SYN-2 when a copy is set aside the new one is followed and the old one no more', () => {
  const { memoryPool, sheet, heard } = watching(['one', 'two']);
  const old = memoryPool.of('one');
  createEvaluation(old.doc, 'b');
  old.set({ ready: true });
  memoryPool.quarantine('one');
  expect(sheet('one')?.value).toBeNull();
  expect(old.listeners()).toBe(0);
  const { doc, set } = memoryPool.of('one');
  createEvaluation(doc, 'c');
  set({ ready: true });
  expect(sheet('one')?.value?.header.birth).toBe('c');
  heard.mockClear();
  setComments(old.doc, 'of another birth');
  expect(heard).not.toHaveBeenCalled();
});

test('BTH-7 who stops looking hears nothing more, and who looks again sees what is there then', () => {
  const { memoryPool, watch, heard, stop, sheet } = watching(['one']);
  const { doc, set } = memoryPool.of('one');
  createEvaluation(doc, 'b');
  set({ ready: true });
  stop();
  heard.mockClear();
  setComments(doc, 'almond');
  expect(heard).not.toHaveBeenCalled();
  watch.subscribe(heard);
  expect(sheet('one')?.value?.comments).toBe('almond');
  expect(memoryPool.of('one').listeners()).toBe(1);
});
