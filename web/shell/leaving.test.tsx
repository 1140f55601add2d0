import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme/theme.ts';
import { signedInUser } from '../../domain/account/testing/accounts.ts';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../domain/sheets/definition/ioc-vo.ts';
import { mm } from '../../domain/testing/mm.ts';
import { DoneView } from '../booth/handing-in/done-view.tsx';
import { SessionOver } from '../booth/handing-in/session-over.tsx';
import { tray } from '../booth/tray-state/booth.fixture.ts';
import { boothPlace } from '../booth/tray-state/booth-names.ts';
import { trayGlasses } from '../booth/tray-state/glass-state.ts';
import type { Booth } from '../booth/tray-state/use-booth.ts';
import { deviceKeyOf } from '../live/device/testing/device-key-of.ts';
import { useSignOutQuestion } from '../live/sign-out/use-sign-out-question.tsx';
import { meQuery } from '../parts/http/queries.ts';
import { createAccountPools } from './account-pools.ts';
import { askBeforeClosing } from './ask-before-closing.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const end of ends.splice(0)) await end();
});

const ID = '00000000-0000-4000-8000-000000000001';
const me = signedInUser({
  panel: { id: ID, name: 'Panel' },
  deviceKey: deviceKeyOf('u1'),
  taster: { id: ID, code: 'T01' },
  boothRest: 5,
});

/** The page of an account whose server is out of reach. */
function desk() {
  const pools = createAccountPools('ws://127.0.0.1:9', () => 0);
  ends.push(() => pools.close());
  const queries = new QueryClient();
  queries.setQueryData(meQuery().queryKey, me);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { pools, offline: { left: () => Promise.resolve() } },
  });
  const around = (content: ReactNode) => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>{content}</RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  return { pools, router, show: (content: ReactNode) => render(around(content)) };
}

function Leave() {
  const { ask, question } = useSignOutQuestion('sheets');
  return (
    <>
      <button type="button" onClick={ask}>
        Leave
      </button>
      {question}
    </>
  );
}

/**
 * Marks two sheets that no server stores, and asks to sign out. Returns the text of the sign-out
 * question.
 */
async function askedAfterMarking() {
  const { pools, show } = desk();
  const pool = pools.of({ ...me, user: crypto.randomUUID() });
  for (const code of ['417', '852']) {
    const name = `${ID}/evaluation/12.${ID}.${code}`;
    pool.hold(name);
    const handle = pool.handle(name);
    if (handle === null) throw new Error('the sheet is held');
    // Set before the local copy is read, so that there is a sheet to show without a server.
    createEvaluation(handle.doc, 'birth');
    setMark(handle.doc, 'fusty', mm(50));
  }
  await vi.waitUntil(() => pool.unstored().length === 2);
  const screen = await show(<Leave />);
  await screen.getByRole('button', { name: 'Leave' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  expect(
    question
      .getByRole('listitem')
      .all()
      .map((one) => one.element().textContent),
  ).toEqual(['Session 12, glass 417', 'Session 12, glass 852']);
  return question.element().textContent ?? '';
}

test('BTH-44 who signs out is told by session and glass what is on this device only, and that it stays', async () => {
  const said = await askedAfterMarking();
  expect(said).toMatch(/2\s+sheets\s+are on this device only, sent/);
  expect(said).not.toContain('lost');
});

test('BTH-44, BTH-41 what a full device could not keep is said to be lost with the page, and not to stay', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const said = await askedAfterMarking();
  expect(said).toMatch(/loses the last marks in 2\s+sheets/);
  expect(said).not.toContain('on this device only');
});

test('BTH-45 the browser asks before a page is closed on which are marks that the device refused to keep, and never otherwise', async () => {
  const pools = createAccountPools('ws://127.0.0.1:9', () => 0);
  ends.push(() => pools.close());
  ends.push(askBeforeClosing(pools));
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  const pool = pools.of({ ...me, user: crypto.randomUUID() });
  const name = `${ID}/evaluation/12.${ID}.417`;
  pool.hold(name);
  const handle = pool.handle(name);
  if (handle === null) throw new Error('the sheet is held');
  createEvaluation(handle.doc, 'birth');
  // An update that is just being written is not counted as refused.
  expect([handle.isOnlyHere(), isAsked()]).toEqual([true, false]);
  await vi.waitUntil(() => handle.status().onDevice);
  expect(isAsked()).toBe(false);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setMark(handle.doc, 'fusty', mm(50));
  await vi.waitUntil(isAsked);
  vi.restoreAllMocks();
  setMark(handle.doc, 'musty', mm(50));
  await vi.waitUntil(() => handle.status().onDevice);
  expect(isAsked()).toBe(false);
});

/** A booth whose tasting has ended, with all its glasses sealed. */
function ended(): Booth {
  const value = tray({ state: 'closed' });
  const sealed = { at: '2026-11-20T10:00:00Z', version: 1, digest: 'd' };
  const closed = { ...value, glasses: value.glasses.map((glass) => ({ ...glass, sealed })) };
  const place = boothPlace(me, 12);
  if (place === null) throw new Error('a place');
  return {
    place,
    tray: closed,
    definition: IOC_VO,
    glasses: trayGlasses(closed, new Map(), IOC_VO),
    sheets: new Map(),
    step: { kind: 'closed' },
    now: 0,
    refused: null,
  };
}

test('BTH-37 BTH-67 BTH-68 when the leader has ended the tasting the booth is left to the next taster, and goes back by itself when it rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  const { router, show } = desk();
  const screen = await show(<SessionOver booth={ended()} state="closed" />);
  expect(screen.getByRole('button', { name: 'Next taster' }).all()).toHaveLength(1);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitUntil(() => asked.mock.calls.length > 0);
  expect(String(asked.mock.calls[0]?.[0])).toContain('/api/auth/sign-out');
  // The sign-in page gives the reason, and does not name the taster who was signed in.
  await vi.waitUntil(() => router.history.location.pathname === '/login');
  expect(router.history.location.state).toMatchObject({ rested: 5 });
  expect(router.history.location.search).toBe('');
});

test('BTH-37 BTH-67 a booth whose sheets are not all stored does not go back by itself, nor one whose session is hidden and comes back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  const booth = ended();
  const { show } = desk();
  const unsealed = booth.glasses.map((glass) => ({ ...glass, sealed: null }));
  const waiting = await show(
    <SessionOver booth={{ ...booth, glasses: unsealed }} state="closed" />,
  );
  expect(waiting.getByRole('button', { name: 'Next taster' }).all()).toHaveLength(1);
  expect(waiting.container.textContent).not.toContain('Returns to sign-in');
  const hidden = await show(<SessionOver booth={booth} state="hidden" />);
  expect(hidden.container.textContent).not.toContain('Next taster');
  vi.advanceTimersByTime(60 * 60_000);
  vi.useRealTimers();
  expect(asked).not.toHaveBeenCalled();
});

test('BTH-37 BTH-68 a booth that has handed in without a network is told to wait, and not that it goes back by itself', async () => {
  const booth = ended();
  const glasses = booth.glasses.map((glass) => ({
    ...glass,
    sealed: null,
    state: { kind: 'signed', at: '2026-11-20T10:00:00Z', place: 'device' } as const,
  }));
  const { show } = desk();
  const waiting = await show(<DoneView booth={{ ...booth, glasses }} />);
  expect(waiting.container.textContent).toMatch(/leave this page open/);
  expect(waiting.container.textContent).not.toContain('Returns to sign-in');
  const stored = await show(<DoneView booth={booth} />);
  expect(stored.container.textContent).not.toMatch(/leave this page open/);
  expect(stored.container.textContent).toContain('Returns to sign-in');
});
