import { expect, test } from 'vitest';
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { watchDeviceWords } from './watch-device-words.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** A device that speaks where a desk hears it. */
function speaker(desk: Awareness): Awareness {
  const device = new Awareness(new Y.Doc());
  device.on('update', () =>
    applyAwarenessUpdate(desk, encodeAwarenessUpdate(device, [device.clientID]), 'wire'),
  );
  return device;
}

/** A desk that follows one tray, and two devices of its taster that may speak on it. */
function scene() {
  const desk = new Awareness(new Y.Doc());
  const [device, second] = [speaker(desk), speaker(desk)];
  const listeners = new Set<() => void>();
  const pool = {
    hold: () => {},
    release: () => {},
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handle: (name: string) => (name === 'tray' ? { provider: { awareness: desk } } : null),
  };
  const watch = watchDeviceWords({ pool, names: ['tray', 'other'], now: () => NOON });
  const stop = watch.subscribe(() => {});
  const close = () => {
    device.destroy();
    second.destroy();
    desk.destroy();
  };
  return { device, second, stop, close, listeners, of: () => watch.snapshot().get('tray') };
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

test('BRD-11 while it is away its last word stands as an estimate with the instant it went; back, it speaks for itself', () => {
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
