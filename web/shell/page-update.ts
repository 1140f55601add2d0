/** Whether a newer page waits on this device, and how to take it. */
export type PageUpdate = {
  /** A newer page is here and waits until it is taken. */
  readonly isWaiting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the newer page: this page loads again. */
  readonly take: () => void;
};

/** A page kept by the browser, as far as this module asks of it. */
type Registration = Pick<EventTarget, 'addEventListener'> & {
  readonly waiting: Pick<ServiceWorker, 'postMessage'> | null;
  readonly installing: Pick<EventTarget, 'addEventListener'> | null;
  readonly update: () => Promise<unknown>;
};

/** The browser's workers, as far as this module asks of them. */
type Workers = Pick<EventTarget, 'addEventListener'> & {
  readonly controller: unknown;
  readonly register: (script: string) => Promise<Registration>;
};

/** How often a page that stays open looks for a newer one, in ms. */
const LOOK = 15 * 60_000;

/**
 * PWA-1, PWA-2: registers the worker that keeps the page on this device, so that it opens without a network. A newer page is
 * fetched beside the running one and waits: nothing is loaded again until a person says so.
 */
export function createPageUpdate(parts: {
  readonly workers: Workers | undefined;
  readonly reload: () => void;
}): PageUpdate & { readonly start: () => void } {
  const { workers } = parts;
  const listeners = new Set<() => void>();
  let waiting: Registration['waiting'] = null;
  let isTaken = false;

  function show(worker: Registration['waiting']): void {
    waiting = worker;
    for (const listener of listeners) listener();
  }

  function follow(registration: Registration): void {
    const look = () => {
      // Without a controller this is the first visit: there is no older page to keep from being replaced.
      if (registration.waiting !== null && workers?.controller != null) show(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    setInterval(() => {
      // A server out of reach has no news.
      registration.update().catch(() => {});
    }, LOOK);
  }

  return {
    isWaiting: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take() {
      if (waiting === null) return;
      isTaken = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
    start() {
      if (workers === undefined) return;
      workers.addEventListener('controllerchange', () => {
        if (isTaken) parts.reload();
      });
      workers.register('/sw.js').then(follow, () => {
        // A browser that keeps no page (private browsing) still works while the server can be reached.
      });
    },
  };
}
