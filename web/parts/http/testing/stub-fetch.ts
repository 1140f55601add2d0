import { vi } from 'vitest';

/** The origin of the page in tests. Relative addresses resolve against it, as in a browser. */
const PAGE = 'https://panel.example';

/**
 * Stubs `fetch`: `answer` replaces the network. Returns the list of requests. An answer that throws
 * is a lost connection. Undo it with `vi.unstubAllGlobals()`.
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

/** Stubs `localStorage` and returns its contents. Undo it with `vi.unstubAllGlobals()`. */
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
