import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { BoothShell } from './booth-shell.tsx';

afterEach(() => page.viewport(1280, 800));

const BOOTH = (
  <BoothShell
    header={<p style={{ height: 160 }}>Head</p>}
    footer={<button type="button">On</button>}
  >
    <p style={{ height: 700 }}>The sheet</p>
  </BoothShell>
);

/** Height of the page's area, and how far it scrolls within it, in px. */
async function room() {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no page');
  const { height } = main.getBoundingClientRect();
  return { height, inner: main.scrollHeight - main.clientHeight };
}

test('SCR-23 where the window is as low as at 400 % zoom the whole booth scrolls, and the page keeps its height', async () => {
  await page.viewport(320, 256);
  await render(BOOTH);
  const { height, inner } = await room();
  expect(height).toBeGreaterThanOrEqual(700);
  expect(inner).toBe(0);
});

test.each([
  [320, 640],
  [390, 844],
])(
  'SCR-23 on a telephone of %i × %i px all of the booth scrolls, from its head on, and what stays in sight does so in the window',
  async (width, height) => {
    await page.viewport(width, height);
    const before = await render(BOOTH);
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(window.scrollY).toBeGreaterThan(0);
    await before.unmount();
    await render(
      <BoothShell header={<p style={{ height: 160 }}>Head</p>} footer={<p>Foot</p>}>
        <p style={{ height: 1400 }}>Items</p>
        <p style={{ position: 'sticky', bottom: 0, height: 100 }}>Keys</p>
      </BoothShell>,
    );
    expect(window.scrollY).toBe(0);
    expect((await room()).inner).toBe(0);
    const keys = page.getByText('Keys').element();
    expect(keys.getBoundingClientRect().bottom).toBe(height);
    window.scrollTo(0, 300);
    expect(window.scrollY).toBe(300);
    expect(keys.getBoundingClientRect().bottom).toBe(height);
  },
);

test('SCR-23 in a usual window head and foot stand, and the page between them is what scrolls', async () => {
  await page.viewport(1280, 800);
  await render(BOOTH);
  expect((await room()).inner).toBeGreaterThan(0);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(800);
});

test('SCR-2 on a screen of 1024 px what is long in the head makes no page of a booth wider than the screen', async () => {
  await page.viewport(1024, 768);
  const { container } = await render(
    <BoothShell
      header={
        <>
          <span style={{ minWidth: 0, overflow: 'hidden' }}>{'Peña-Hernández '.repeat(10)}</span>
          <button type="button">Call</button>
        </>
      }
    >
      <p>The tray</p>
    </BoothShell>,
  );
  const right = (part: string) => container.querySelector(part)?.getBoundingClientRect().right;
  expect(right('main')).toBe(1024);
  expect(right('button')).toBeLessThanOrEqual(1024);
});
