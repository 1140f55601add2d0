import { MessagePort, type Worker } from 'node:worker_threads';
import type { Endpoint } from 'comlink';

/** Wraps a thread of Node, or the port to its parent, as an endpoint of a connection. */
export function nodeEndpoint(port: Worker | MessagePort): Endpoint {
  const wrapped = new Map<object, (data: unknown) => void>();
  return {
    postMessage: (message: unknown, transfer: readonly object[] = []) =>
      port.postMessage(
        message,
        transfer.filter((item) => item instanceof MessagePort),
      ),
    addEventListener(_type, listener) {
      const take = (data: unknown) => {
        const event = new MessageEvent('message', { data });
        if (typeof listener === 'function') listener(event);
        else listener.handleEvent(event);
      };
      wrapped.set(listener, take);
      port.on('message', take);
    },
    removeEventListener(_type, listener) {
      const take = wrapped.get(listener);
      if (take !== undefined) port.off('message', take);
      wrapped.delete(listener);
    },
    start: () => undefined,
  };
}
