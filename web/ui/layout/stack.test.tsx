import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from './stack.tsx';

/** Adds up the layout shift from now on. */
function shiftFromNow(): () => number {
  let total = 0;
  const add = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries)
      if ('value' in entry && typeof entry.value === 'number') total += entry.value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    add(observer.takeRecords());
    return total;
  };
}

const frame = () => new Promise((painted) => requestAnimationFrame(painted));

test('SCR-49 what comes late moves nothing that stands: the children of a stack appear in their order', async () => {
  const children = (isLoaded: boolean) => (
    <Stack gap={6} isInOrder>
      <p>Above</p>
      <section>
        {isLoaded ? <p style={{ height: 400 }}>The form</p> : <Skeleton label="Loading" />}
      </section>
      <section style={{ height: 200 }}>Below</section>
    </Stack>
  );
  const screen = await render(children(false));
  await expect.element(page.getByText('Above')).toBeVisible();
  await expect.element(page.getByText('Below')).not.toBeVisible();
  const shift = shiftFromNow();
  await frame();
  await frame();
  await screen.rerender(children(true));
  await expect.element(page.getByText('Below')).toBeVisible();
  await frame();
  await frame();
  expect(shift()).toBe(0);
});
