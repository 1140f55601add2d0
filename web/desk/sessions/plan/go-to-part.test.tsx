import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { goTo } from './plan-checklist-section.tsx';

const tasters = (canDraw: boolean) => (
  <section id="plan-tasters">
    <button type="button">Invite tasters</button>
    <button id="plan-draw" type="button" disabled={!canDraw}>
      Draw codes and order
    </button>
  </section>
);
const focused = () => document.activeElement?.textContent;

afterEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

test('SES-5 what the draw mends leads to the draw, and while there is nothing to draw to what comes first in its part', async () => {
  const screen = await render(tasters(true));
  goTo('plan-tasters');
  expect(focused()).toBe('Invite tasters');
  goTo('plan-draw');
  expect(focused()).toBe('Draw codes and order');
  await screen.rerender(tasters(false));
  goTo('plan-draw');
  expect(focused()).toBe('Invite tasters');
  goTo('nowhere');
  expect(focused()).toBe('Invite tasters');
});
