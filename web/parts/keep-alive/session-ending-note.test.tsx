import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeepAliveProvider } from './keep-alive-provider.tsx';
import { SessionEndingNote } from './session-ending-note.tsx';

const server = { left: { idle: 3600, atMost: 43_200 }, status: 200, said: [] as unknown[] };
beforeEach(() => {
  Object.assign(server, { left: { idle: 3600, atMost: 43_200 }, status: 200, said: [] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    server.said.push(JSON.parse(String(init?.body)));
    const body = server.status === 200 ? server.left : { code: 'signed-out', data: {} };
    return new Response(JSON.stringify(body), { status: server.status });
  });
});
afterEach(() => vi.restoreAllMocks());

async function page(place: 'booth' | 'desk', onOver = () => {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return render(
    <I18nProvider i18n={i18n}>
      <KeepAliveProvider onOver={onOver}>
        <main>
          <h1>A page</h1>
          <SessionEndingNote place={place} />
        </main>
      </KeepAliveProvider>
    </I18nProvider>,
  );
}

test('ACC-71 long before the end nothing is said', async () => {
  const screen = await page('booth');
  await expect.poll(() => server.said).toEqual([{ used: true }]);
  expect(screen.container.textContent).toBe('A page');
});

test('ACC-71 ACC-101 what ends unused is announced, and a key keeps it', async () => {
  server.left = { idle: 180, atMost: 9000 };
  const screen = await page('booth');
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toMatch(/signed out in 3 minutes.*key/s);
  expect(await commands.findAxeViolations()).toEqual([]);
  server.left = { idle: 3600, atMost: 8999 };
  await userEvent.keyboard('x');
  await expect.poll(() => server.said.at(-1)).toEqual({ used: true });
  await expect.poll(() => screen.container.textContent).toBe('A page');
});

test('ACC-71 whose time is over is told what becomes of the work, in the booth and at the desk', async () => {
  server.left = { idle: 9000, atMost: 61 };
  const booth = await page('booth');
  await expect
    .poll(() => booth.getByRole('status').element().textContent)
    .toMatch(/2 minutes.*your marks stay here/s);
  await booth.unmount();
  const desk = await page('desk');
  await expect.poll(() => desk.getByRole('status').element().textContent).toMatch(/Save your work/);
});

test('ACC-71 a session that is over before the page was ever told of its end is left as one whose time is over', async () => {
  server.status = 401;
  const onOver = vi.fn();
  await page('desk', onOver);
  await expect.poll(() => onOver.mock.calls).toEqual([['time']]);
});
