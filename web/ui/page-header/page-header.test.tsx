import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { PageHeader } from './page-header.tsx';

afterEach(() => page.viewport(1280, 800));

test('SCR-2 at 1440 px the facts of a page have all of its width: none of them wraps alone beside the buttons', async () => {
  await page.viewport(1440, 900);
  const facts = ['State', 'Date', 'Profile sheet', 'Samples', 'Room', 'Rest'];
  const screen = await render(
    <div style={{ width: 1320 }}>
      <PageHeader
        title="Session 46"
        facts={facts.map((term) => ({ term, value: 'Shown to the tasters' }))}
        actions={<div style={{ width: 430, height: 36 }}>Buttons</div>}
      />
    </div>,
  );
  await document.fonts.ready;
  const top = (text: string) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  expect(new Set(facts.map(top)).size).toBe(1);
  // The facts are directly below the title, which has the buttons next to it.
  const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(Math.abs(top('Buttons') - title.top)).toBeLessThan(8);
  expect(top('State') - title.bottom).toBeLessThan(14);
});

test.each([
  { width: 1280, height: 800, isSeen: true },
  { width: 1024, height: 640, isSeen: true },
  { width: 1280, height: 400, isSeen: false },
  { width: 800, height: 800, isSeen: false },
])(
  'FRM-48 at $width × $height the buttons of a record stay in sight: $isSeen',
  async ({ width, height, isSeen }) => {
    await page.viewport(width, height);
    const screen = await render(
      <div>
        <PageHeader isInSight title="S-26-0447" actions={<button type="button">Save</button>} />
        <div style={{ height: 3000 }} />
      </div>,
    );
    const bottom = () =>
      screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom;
    window.scrollTo(0, 1500);
    await expect.poll(() => window.scrollY).toBe(1500);
    expect(bottom() > 0).toBe(isSeen);
  },
);
