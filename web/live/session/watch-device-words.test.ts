import { expect, test, vi } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { watchDeviceWords } from './watch-device-words.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** A device that sends presence to a desk. */
function speaker(desk: Awareness): Awareness {
  const device = new Awareness(new Y.Doc());
  device.on('update', () =>
    applyAwarenessUpdate(desk, encodeAwarenessUpdate(device, [device.clientID]), 'wire'),
  );
  return device;
}

/** A desk that watches one tray, and two devices of its taster that may send presence. */
function scene() {
  const desk = new Awareness(new Y.Doc());
  const [device, second] = [speaker(desk), speaker(desk)];
  const listeners = new Set<() => void>();
  const held: string[] = [];
  const line = { awareness: desk };
  const pool = {
    hold: (name: string) => void held.push(name),
    release: (name: string) => void held.splice(held.indexOf(name), 1),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handle: (name: string) =>
      name === 'tray' ? { provider: { awareness: line.awareness } } : null,
  };
  const watch = watchDeviceWords({ pool, names: ['tray', 'other'], now: () => NOON });
  const heard = vi.fn();
  const stop = watch.subscribe(heard);
  const close = () => {
    device.destroy();
    second.destroy();
    desk.destroy();
  };
  const of = () => watch.snapshot().get('tray');
  return { device, second, stop, close, listeners, held, line, desk, heard, watch, of };
}

test('BRD-11 nothing is said of a device that never spoke, and what it says is told as its own', () => {
  const { device, of, stop, close } = scene();
  expect(of()).toBeUndefined();
  device.setLocalState({});
  expect(of()).toBeUndefined();
  device.setLocalState({ unstored: 3 });
  expect(of()).toEqual({ unstored: 3, devices: 1, isHere: true, goneAt: null });
  device.setLocalState({ unstored: 0 });
  expect(of()).toEqual({ unstored: 0, devices: 1, isHere: true, goneAt: null });
  stop();
  close();
});

test('BRD-11 BRD-22 while it is away its last word stands as an estimate with the instant it went; back, it speaks for itself', () => {
  const { device, of, stop, close, listeners } = scene();
  device.setLocalState({ unstored: 3 });
  device.setLocalState(null);
  expect(of()).toEqual({ unstored: 3, devices: 0, isHere: false, goneAt: NOON });
  device.setLocalState({ unstored: 7 });
  expect(of()).toEqual({ unstored: 7, devices: 1, isHere: true, goneAt: null });
  stop();
  expect(listeners.size).toBe(0);
  close();
});

test('BRD-13 the devices on which a tray is open are counted, each with what it holds, until it goes', () => {
  const { device, second, of, stop, close } = scene();
  device.setLocalState({ unstored: 3 });
  second.setLocalState({});
  expect(of()).toMatchObject({ unstored: 3, devices: 1 });
  second.setLocalState({ unstored: 2 });
  expect(of()).toEqual({ unstored: 5, devices: 2, isHere: true, goneAt: null });
  device.setLocalState(null);
  expect(of()).toEqual({ unstored: 2, devices: 1, isHere: true, goneAt: null });
  stop();
  close();
});

test('BRD-11 the trays are held while somebody listens, however many do, and who listens is told of each word', () => {
  const { device, watch, stop, close, held, heard, of } = scene();
  expect(held).toEqual(['tray', 'other']);
  const stopOther = watch.subscribe(() => {});
  expect(held).toEqual(['tray', 'other']);
  device.setLocalState({ unstored: 3 });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  expect(held).toEqual(['tray', 'other']);
  stopOther();
  expect(held).toEqual([]);
  device.setLocalState({ unstored: 4 });
  expect([of()?.unstored, heard.mock.calls.length]).toEqual([3, 1]);
  // A listener that returns gets the current presence.
  watch.subscribe(heard)();
  expect(of()?.unstored).toBe(4);
  close();
});

test('BRD-11 that a device says nothing is told once, and nobody is told of one that never spoke', () => {
  const { device, desk, stop, close, heard } = scene();
  device.setLocalState({});
  expect(heard).not.toHaveBeenCalled();
  device.setLocalState({ unstored: 1 });
  device.setLocalState(null);
  expect(heard).toHaveBeenCalledTimes(2);
  // The desk's own presence is not a device's.
  desk.setLocalState({ unstored: 9 });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  close();
});

test('SYN-2 BRD-11 where a tray was opened anew the new one is followed and the old one no more', () => {
  const { device, stop, close, listeners, line, of, heard } = scene();
  device.setLocalState({ unstored: 3 });
  const next = new Awareness(new Y.Doc());
  const again = speaker(next);
  line.awareness = next;
  for (const listener of listeners) listener();
  heard.mockClear();
  device.setLocalState({ unstored: 5 });
  expect(heard).not.toHaveBeenCalled();
  again.setLocalState({ unstored: 7 });
  expect(of()).toEqual({ unstored: 7, devices: 1, isHere: true, goneAt: null });
  for (const listener of listeners) listener();
  heard.mockClear();
  again.setLocalState({ unstored: 8 });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  close();
  again.destroy();
  next.destroy();
});
