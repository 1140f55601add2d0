/** Whether a newer version of the page is waiting (service worker), and how to activate it. */
export type PageUpdate = {
  /** Whether a newer version is downloaded and waits to be activated. */
  readonly isWaiting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Activates the newer version and reloads the page. */
  readonly take: () => void;
};

/** The part of a service worker registration that this module uses. */
type Registration = Pick<EventTarget, 'addEventListener'> & {
  readonly waiting: Pick<ServiceWorker, 'postMessage'> | null;
  readonly installing: Pick<EventTarget, 'addEventListener'> | null;
  readonly update: () => Promise<unknown>;
};

/** The part of `navigator.serviceWorker` that this module uses. */
type Workers = Pick<EventTarget, 'addEventListener'> & {
  readonly controller: unknown;
  readonly register: (script: string) => Promise<Registration>;
};

/** How often an open page checks for a newer version, in ms. */
const LOOK = 15 * 60_000;

/**
 * Registers the service worker that caches the page on this device, so that it opens without a
 * network (PWA-1, PWA-2). A newer version is downloaded in the background and waits: nothing
 * reloads until a person asks for it.
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
      // Without a controller this is the first visit: there is no older page to replace.
      if (registration.waiting !== null && workers?.controller != null) show(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    setInterval(() => {
      // The check fails while the server cannot be reached. The next interval checks again.
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
        // Without a service worker (private browsing) the page works while the server can be
        // reached.
      });
    },
  };
}
