import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Y from 'yjs';
import { watched } from '../session/watched.ts';
import { createMemoryPool } from './testing/memory-pool.ts';
import { watchDocuments } from './watch-documents.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** Watches documents with one text each; the pause after a change must be awaited. */
function watching(names: readonly string[], pause = 60) {
  vi.setSystemTime(NOON);
  const memoryPool = createMemoryPool();
  const read = vi.fn(textOf);
  const look = watched(read);
  const watch = watchDocuments({
    pool: memoryPool.pool,
    names,
    look,
    pause,
    now: () => Date.now(),
  });
  const heard = vi.fn();
  const stop = watch.subscribe(heard);
  const say = (name: string, text: string) => memoryPool.of(name).doc.getMap('m').set('text', text);
  return {
    memoryPool,
    read,
    watch,
    heard,
    stop,
    say,
    of: (name: string) => watch.snapshot().get(name),
  };
}

const textOf = (doc: Y.Doc) => {
  const text = doc.getMap('m').get('text');
  return typeof text === 'string' ? text : null;
};
const pause = () => vi.advanceTimersByTime(60);

test('BRD-3 every document of a list is held while somebody listens, and once however many do', () => {
  const { memoryPool, watch, stop } = watching(['one', 'two']);
  const stopOther = watch.subscribe(() => {});
  expect([memoryPool.users('one'), memoryPool.users('two')]).toEqual([1, 1]);
  stop();
  expect([memoryPool.users('one'), memoryPool.users('two')]).toEqual([1, 1]);
  stopOther();
  expect([memoryPool.users('one'), memoryPool.users('two')]).toEqual([0, 0]);
  expect([memoryPool.listeners(), memoryPool.of('one').listeners()]).toEqual([0, 0]);
});

test('BRD-3 changes are shown together, and only what changed is read again', () => {
  const { memoryPool, read, heard, say, of } = watching(['one', 'two']);
  for (const name of ['one', 'two']) {
    say(name, 'here');
    memoryPool.of(name).set({ ready: true, met: true });
  }
  expect(heard).not.toHaveBeenCalled();
  pause();
  expect(heard).toHaveBeenCalledTimes(1);
  expect([of('one')?.value, of('two')?.value]).toEqual(['here', 'here']);
  const [calls, before] = [read.mock.calls.length, of('two')];
  say('one', 'changed');
  say('one', 'changed twice');
  pause();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(of('one')?.value).toBe('changed twice');
  expect(of('two')).toBe(before);
  expect(read.mock.calls.length - calls).toBe(1);
});

test('BRD-3 nothing is read of a document that is not here yet', () => {
  const { memoryPool, read, of, say } = watching(['one']);
  say('one', 'half of it');
  pause();
  expect(of('one')).toEqual({ value: null, heardAt: null });
  expect(read).not.toHaveBeenCalled();
  memoryPool.of('one').set({ ready: true, met: true });
  pause();
  expect(of('one')?.value).toBe('half of it');
});

test('BRD-6 a change is a sign of somebody once the document was up to date, and not while it loads', () => {
  const { memoryPool, of, say } = watching(['one', 'two']);
  say('one', 'loading');
  memoryPool.of('one').set({ ready: true, met: true, synced: true });
  pause();
  expect(of('one')?.heardAt).toBeNull();
  vi.setSystemTime(NOON + 5_000);
  say('one', 'marked');
  pause();
  expect(of('one')).toEqual({ value: 'marked', heardAt: NOON + 5_000 });
  memoryPool.of('one').set({ stored: true });
  pause();
  expect([of('one')?.heardAt, of('two')?.heardAt]).toEqual([NOON + 5_000, null]);
});

test('SYN-2 when a copy is set aside the new one is followed and the old one no more', () => {
  const { memoryPool, of, say, heard } = watching(['one']);
  const old = memoryPool.of('one');
  say('one', 'of another birth');
  old.set({ ready: true, met: true });
  memoryPool.quarantine('one');
  expect(old.listeners()).toBe(0);
  pause();
  expect(of('one')?.value).toBeNull();
  say('one', 'of this birth');
  memoryPool.of('one').set({ ready: true, met: true });
  pause();
  expect(of('one')?.value).toBe('of this birth');
  heard.mockClear();
  old.doc.getMap('m').set('text', 'late');
  pause();
  expect(heard).not.toHaveBeenCalled();
});

test('BRD-3 who stops listening hears nothing more, and who listens again sees what is there then', () => {
  const { memoryPool, watch, heard, stop, say, of } = watching(['one']);
  memoryPool.of('one').set({ ready: true, met: true });
  stop();
  pause();
  say('one', 'meanwhile');
  pause();
  expect(heard).not.toHaveBeenCalled();
  watch.subscribe(heard);
  pause();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(of('one')?.value).toBe('meanwhile');
  expect(memoryPool.of('one').listeners()).toBe(1);
});

test('BRD-10 of a copy that this device kept nothing is read before the server was heard, and what was read stays when the way is cut', () => {
  const { memoryPool, say, of } = watching(['one']);
  say('one', 'of yesterday');
  memoryPool.of('one').set({ ready: true });
  pause();
  expect(of('one')?.value).toBeNull();
  say('one', 'of today');
  memoryPool.of('one').set({ met: true, synced: true });
  pause();
  memoryPool.of('one').set({ synced: false });
  pause();
  expect(of('one')?.value).toBe('of today');
});

test('BTH-7 without a pause each change shows at once', () => {
  const { memoryPool, say, of, heard } = watching(['one'], 0);
  memoryPool.of('one').set({ ready: true, met: true });
  heard.mockClear();
  say('one', 'here');
  expect([of('one')?.value, heard.mock.calls.length]).toEqual(['here', 1]);
  say('one', 'changed');
  expect([of('one')?.value, heard.mock.calls.length]).toEqual(['changed', 2]);
});

test('BRD-3 of a document that is not on the page any more nothing is shown', () => {
  const { memoryPool, watch, say } = watching(['one', 'two']);
  for (const name of ['one', 'two']) {
    say(name, 'here');
    memoryPool.of(name).set({ ready: true, met: true });
  }
  pause();
  const gone = memoryPool.of('one');
  memoryPool.close('one');
  gone.doc.getMap('m').set('text', 'late');
  pause();
  expect([...watch.snapshot().keys()]).toEqual(['two']);
});

test('BRD-3 a document that did not change is not read again when another is opened, and one that is closed is not followed', () => {
  const { memoryPool, heard, say } = watching(['one', 'two']);
  pause();
  heard.mockClear();
  const listeners = memoryPool.of('one').listeners();
  // The pool says that something was opened or closed.
  memoryPool.pool.hold('three');
  pause();
  expect(heard).not.toHaveBeenCalled();
  expect(memoryPool.of('one').listeners()).toBe(listeners);
  memoryPool.close('two');
  memoryPool.pool.hold('four');
  say('one', 'here');
  pause();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('BRD-3 a change of which nobody hears any more is not read', () => {
  const { memoryPool, read, say, stop } = watching(['one']);
  memoryPool.of('one').set({ ready: true, met: true });
  pause();
  read.mockClear();
  say('one', 'here');
  stop();
  pause();
  expect(read).not.toHaveBeenCalled();
});
