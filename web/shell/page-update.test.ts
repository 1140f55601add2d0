import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageUpdate } from './page-update.ts';

/** A fake of the part of `navigator.serviceWorker` that the page uses. */
function workers(parts: { readonly isFirstVisit: boolean }) {
  const looks = vi.fn();
  const registered: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: (message: unknown) => void } | null,
    installing: null as EventTarget | null,
    update: () => {
      looks();
      return Promise.reject(new TypeError('out of reach'));
    },
  });
  const container = Object.assign(new EventTarget(), {
    controller: parts.isFirstVisit ? null : {},
    register: (script: string) => {
      registered.push(script);
      return Promise.resolve(registration);
    },
  });
  return {
    container,
    registration,
    registered,
    looks,
    /** Reports that a newer version was downloaded and waits. */
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

afterEach(() => {
  vi.useRealTimers();
});

describe('PWA-1 PWA-2 a newer page', () => {
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

  it('that waited before this page was opened is told of, and taken once it is asked for', async () => {
    const browser = workers({ isFirstVisit: false });
    const post = vi.fn();
    browser.registration.waiting = { postMessage: post };
    const update = createPageUpdate({ workers: browser.container, reload: () => {} });
    update.take();
    const told = vi.fn();
    update.subscribe(told)();
    update.start();
    await vi.waitFor(() => expect(update.isWaiting()).toBe(true));
    expect(told).not.toHaveBeenCalled();
    expect(post).not.toHaveBeenCalled();
    expect(browser.registered).toEqual(['/sw.js']);
    update.take();
    expect(post).toHaveBeenCalledOnce();
  });

  it('is none while it is still being fetched', async () => {
    const { update, registration } = await started(false);
    const installing = new EventTarget();
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    expect(update.isWaiting()).toBe(false);
  });

  it('that was not taken loads nothing, though nothing waits', async () => {
    const { update, reload, container } = await started(false);
    update.take();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is looked for every quarter of an hour, also after a look that found no server', async () => {
    vi.useFakeTimers();
    const { looks } = await started(false);
    await vi.advanceTimersByTimeAsync(15 * 60_000 - 1);
    expect(looks).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(looks).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(looks).toHaveBeenCalledTimes(2);
  });

  it('is none where the browser refuses to keep pages, and the page works', async () => {
    const browser = workers({ isFirstVisit: false });
    const refusing = Object.assign(browser.container, {
      register: () => Promise.reject(new DOMException('private')),
    });
    const update = createPageUpdate({ workers: refusing, reload: () => {} });
    update.start();
    await vi.waitFor(() => Promise.resolve());
    expect(update.isWaiting()).toBe(false);
  });
});
