import WebSocket from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import { connectClient } from '../sync/testing/live-client.ts';
import type { testPanel } from '../sync/testing/test-panel.ts';

/**
 * A booth in a benchmark: its sheet, and a function that waits until the server has stored the last
 * mark.
 */
export type BenchBooth = {
  readonly doc: Y.Doc;
  readonly synced: Promise<void>;
  /**
   * Resolves when the server acknowledges that the last mark is stored. Null if the server sends no
   * acknowledgement.
   */
  readonly stored: (() => Promise<void>) | null;
  close(): void;
};

/** Opens a booth that is connected to the product's server. */
export function liveBooth(
  url: string,
  people: ReturnType<typeof testPanel>,
  number: number,
): BenchBooth {
  const client = connectClient(url, people.taster(number));
  const sheet = client.open(people.sheet(number));
  return { doc: sheet.doc, synced: sheet.synced(), stored: sheet.stored, close: client.close };
}

/** Opens a booth that is connected to the minimal server of the baseline. */
export function bareBooth(url: string, number: number): BenchBooth {
  const doc = new Y.Doc();
  const provider = new WebsocketProvider(url, `sheet-${number}`, doc, {
    // y-websocket's type asks for the browser's WebSocket class. `ws` has the same shape where the
    // provider uses it.
    WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    disableBc: true,
  });
  const synced = new Promise<void>((resolve) => {
    if (provider.synced) resolve();
    else provider.once('sync', () => resolve());
  });
  return { doc, synced, stored: null, close: () => provider.destroy() };
}

/**
 * Creates the desk's view of all sheets. It notices when the last mark of every booth has arrived.
 */
export function watcherOf(docs: readonly Y.Doc[], attribute: AttributeKey) {
  const arrived = new Map<Y.Doc, unknown>();
  let look: () => void = () => undefined;
  for (const doc of docs)
    doc.getMap('marks').observe((event) => {
      if (!event.keysChanged.has(attribute)) return;
      arrived.set(doc, doc.getMap('marks').get(attribute));
      look();
    });
  return {
    /** Resolves when every sheet has this value. */
    everywhere: (value: number): Promise<void> =>
      new Promise((resolve) => {
        look = () => {
          const last = docs.at(-1);
          if (last !== undefined && arrived.get(last) !== value) return;
          if (docs.every((doc) => arrived.get(doc) === value)) resolve();
        };
      }),
  };
}
