import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { column, page as layout, middle } from './entrance-layout.css.ts';

afterEach(() => page.viewport(1280, 800));

test('SCR-2 a sign-in page without its picture has the form in the middle of the page', async () => {
  await page.viewport(820, 1180);
  const screen = await render(
    <div className={layout} style={{ width: 820 }}>
      <div className={column}>
        <div className={middle}>
          <h1>Sign in</h1>
        </div>
      </div>
    </div>,
  );
  const around = screen.container.querySelector(`.${layout}`)?.getBoundingClientRect();
  const form = screen.getByRole('heading').element().parentElement?.getBoundingClientRect();
  expect((form?.left ?? 0) - (around?.left ?? 0)).toBe(
    (around?.right ?? 0) - (form?.right ?? Number.NaN),
  );
});
