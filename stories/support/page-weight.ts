import type { Page } from 'playwright-core';

/** What a browser loaded for a page, and how much the page moved by itself. */
export type PageWeight = {
  /** Bytes of script as they crossed the network: compressed, with headers. */
  readonly scriptBytes: number;
  readonly scriptRequests: number;
  readonly allBytes: number;
  readonly allRequests: number;
  /** The sum of the layout shifts without input, as the browser reports them. */
  readonly shift: number;
};

/**
 * Records what a page loads over the network and how much it moves. Call it before the first
 * address is opened; the returned function reads the figures so far.
 */
export async function weighPage(page: Page): Promise<() => Promise<PageWeight>> {
  const devTools = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const loaded: { readonly isScript: boolean; readonly bytes: number }[] = [];
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = /javascript/.test(response.mimeType);
    types.set(requestId, isScript ? 'Script' : type);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    // An address inside the page (data:, blob:) crosses no network, and has no bytes here.
    if (type === undefined || encodedDataLength === 0) return;
    loaded.push({ isScript: type === 'Script', bytes: encodedDataLength });
  });
  await devTools.send('Network.enable');
  await page.addInitScript(recordShifts);
  return async () => {
    const scripts = loaded.filter(({ isScript }) => isScript);
    return {
      scriptBytes: sum(scripts),
      scriptRequests: scripts.length,
      allBytes: sum(loaded),
      allRequests: loaded.length,
      shift: await page.evaluate((): number => Reflect.get(window, 'layoutShift') ?? 0),
    };
  };
}

const sum = (loaded: readonly { readonly bytes: number }[]): number =>
  loaded.reduce((total, { bytes }) => total + bytes, 0);

/** Runs in the page: adds up the layout shifts without input. */
function recordShifts(): void {
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        Reflect.set(
          window,
          'layoutShift',
          Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(entry, 'value')),
        );
  }).observe({ type: 'layout-shift', buffered: true });
}
