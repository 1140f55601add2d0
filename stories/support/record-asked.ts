import { createDecoder, readVarString } from 'lib0/decoding';
import type { Page } from 'playwright-core';

/** The requests of a page: addresses, and live documents by name. */
export type Asked = {
  addresses(): readonly string[];
  documents(): readonly string[];
};

/** Records the requests of a page from now on. Call it before the first address is opened. */
export function recordAsked(page: Page): Asked {
  const addresses: string[] = [];
  const documents = new Set<string>();
  page.on('request', (request) => addresses.push(request.url()));
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (typeof payload !== 'string')
        documents.add(readVarString(createDecoder(payload)).split('\0')[0] ?? '');
    });
  });
  return { addresses: () => addresses, documents: () => [...documents] };
}
