import { WebSocketStatus } from '@hocuspocus/provider';
import { expect, test } from 'vitest';
import { reconnect } from './reconnect.ts';

/** A socket that the test closes. As the provider's, it connects only when it is closed. */
function socket(status: WebSocketStatus) {
  const listeners = new Set<() => void>();
  const state = { status, tries: 0, closings: 0 };
  return Object.assign(state, {
    connect() {
      if (state.status !== WebSocketStatus.Disconnected) return;
      state.tries += 1;
      state.status = WebSocketStatus.Connected;
    },
    disconnect() {
      state.closings += 1;
    },
    on: (_: 'disconnect', listener: () => void) => listeners.add(listener),
    off: (_: 'disconnect', listener: () => void) => listeners.delete(listener),
    /** The network has closed it. */
    closed() {
      state.status = WebSocketStatus.Disconnected;
      for (const listener of [...listeners]) listener();
    },
  });
}

test('SYN-4 a connection that is closing is followed by a new one, once', () => {
  const closing = socket(WebSocketStatus.Connected);
  reconnect(closing);
  expect([closing.tries, closing.closings]).toEqual([0, 1]);
  closing.closed();
  expect(closing.tries).toBe(1);
  closing.closed();
  expect(closing.tries).toBe(1);
});

test('SYN-4 without a connection one is made at once', () => {
  const none = socket(WebSocketStatus.Disconnected);
  reconnect(none);
  expect([none.tries, none.closings]).toEqual([1, 0]);
});
