import { vi } from 'vitest';

/** Where the page of a test stands: addresses without an origin are its own, as in a browser. */
const PAGE = 'https://panel.example';

/**
 * Answers what the page fetches, in the place of the network, and tells what was asked. An answer that throws is a
 * network that is gone. Take it back with `vi.unstubAllGlobals()`.
 */
export function answering(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(address, PAGE), init);
    asked.push(request.clone());
    request.signal.throwIfAborted();
    return await answer(request);
  });
  return asked;
}

/** What this device keeps, in the place of the browser's storage; take it back with `vi.unstubAllGlobals()`. */
export function keeping(start: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  const held = new Map(Object.entries(start));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}
