import { describe, expect, it, vi } from 'vitest';
import { createPageUpdate } from './page-update.ts';

/** A browser's workers, as far as the page asks of them. */
function workers(parts: { readonly isFirstVisit: boolean }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: (message: unknown) => void } | null,
    installing: null as EventTarget | null,
    update: () => Promise.resolve(),
  });
  const container = Object.assign(new EventTarget(), {
    controller: parts.isFirstVisit ? null : {},
    register: () => Promise.resolve(registration),
  });
  return {
    container,
    /** A newer page was fetched and waits. */
    fetched(postMessage: (message: unknown) => void) {
      const installing = new EventTarget();
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = { postMessage };
      installing.dispatchEvent(new Event('statechange'));
    },
  };
}

async function started(isFirstVisit: boolean) {
  const browser = workers({ isFirstVisit });
  const reload = vi.fn();
  const update = createPageUpdate({ workers: browser.container, reload });
  update.start();
  await vi.waitFor(() => Promise.resolve());
  return { ...browser, reload, update };
}

describe('PWA-1 a newer page', () => {
  it('waits and is told of; nothing is loaded again until it is taken', async () => {
    const { update, reload, fetched, container } = await started(false);
    const told = vi.fn();
    update.subscribe(told);
    const post = vi.fn();
    fetched(post);
    expect(update.isWaiting()).toBe(true);
    expect(told).toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
    update.take();
    expect(post).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('taken in another window loads nothing again in this one', async () => {
    const { reload, container } = await started(false);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is none on the first visit, and none where the browser keeps no page', async () => {
    const { update, fetched } = await started(true);
    fetched(() => {});
    expect(update.isWaiting()).toBe(false);
    const without = createPageUpdate({ workers: undefined, reload: () => {} });
    without.start();
    expect(without.isWaiting()).toBe(false);
  });
});
