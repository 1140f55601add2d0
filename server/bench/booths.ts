import WebSocket from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import { connectClient } from '../sync/testing/live-client.ts';
import type { testPanel } from '../sync/testing/people.ts';

/** One booth under measure: its sheet, and a way to know that the last mark is held by the server. */
export type BenchBooth = {
  readonly doc: Y.Doc;
  readonly synced: Promise<void>;
  /** Resolves when the mark just made is announced as stored; null where the server announces nothing. */
  readonly stored: (() => Promise<void>) | null;
  close(): void;
};

/** A booth at the product's server. */
export function liveBooth(
  url: string,
  people: ReturnType<typeof testPanel>,
  number: number,
): BenchBooth {
  const client = connectClient(url, people.taster(number));
  const sheet = client.open(people.sheet(number));
  return { doc: sheet.doc, synced: sheet.synced(), stored: sheet.stored, close: client.close };
}

/** A booth at the bare server. */
export function bareBooth(url: string, number: number): BenchBooth {
  const doc = new Y.Doc();
  const provider = new WebsocketProvider(url, `sheet-${number}`, doc, {
    // y-websocket asks for the browser's own class; `ws` has the same shape where the provider uses it.
    WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    disableBc: true,
  });
  const synced = new Promise<void>((resolve) => {
    if (provider.synced) resolve();
    else provider.once('sync', () => resolve());
  });
  return { doc, synced, stored: null, close: () => provider.destroy() };
}

/** The desk's view of every sheet: tells when a mark that each booth makes last has arrived from all of them. */
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
    /** Resolves when every sheet shows this value. */
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
