import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast.css.ts';
import { tooltip } from '../tooltip/tooltip.css.ts';

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => forceColours('none'));

test.each(['primary', 'secondary', 'quiet', 'plain', 'danger', 'dangerSolid'] as const)(
  'FRM-16 in high contrast a %s button keeps its label in sight',
  async (variant) => {
    await forceColours('active');
    const screen = await render(<Button variant={variant}>Save</Button>);
    const style = getComputedStyle(screen.getByRole('button').element());
    expect(style.color).not.toBe(style.backgroundColor);
    // A label in the colour of the page's background would be invisible: the browser draws that
    // background under it, unless the style prevents it.
    const ground = getComputedStyle(document.body).backgroundColor;
    expect(style.color !== ground || style.forcedColorAdjust === 'none').toBe(true);
  },
);

test('FRM-16 in high contrast the letters of a person stay in sight', async () => {
  await forceColours('active');
  const screen = await render(<Avatar initials="EM" name="Elena Marín" tone={2} />);
  const style = getComputedStyle(screen.getByRole('img').element());
  expect(style.color).not.toBe(style.backgroundColor);
});

test('FRM-16 in high contrast what a tooltip or a message says stays in sight', async () => {
  await forceColours('active');
  for (const shape of [tooltip, toast]) {
    const screen = await render(<div className={shape}>Saved</div>);
    const style = getComputedStyle(screen.getByText('Saved').element());
    expect(style.color).not.toBe(getComputedStyle(document.body).backgroundColor);
    await screen.unmount();
  }
});
