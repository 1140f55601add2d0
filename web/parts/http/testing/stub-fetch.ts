import { vi } from 'vitest';

/** Where the page of a test stands: addresses without an origin are its own, as in a browser. */
const PAGE = 'https://panel.example';

/**
 * Stubs `fetch`: answers in the place of the network, and returns the list of requests. An answer
 * that throws is a lost network. Undo it with `vi.unstubAllGlobals()`.
 */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(address, PAGE), init);
    asked.push(request.clone());
    request.signal.throwIfAborted();
    return await answer(request);
  });
  return asked;
}

/** Stubs `localStorage`, and returns what it holds. Undo it with `vi.unstubAllGlobals()`. */
export function stubStorage(
  start: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const held = new Map(Object.entries(start));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}
