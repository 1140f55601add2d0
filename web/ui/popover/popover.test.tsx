import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const PLACES = ['top left', 'top right', 'bottom left', 'bottom right', 'middle'] as const;
const SIZES = [
  [320, 256],
  [390, 800],
  [600, 960],
  [1024, 768],
  [1440, 900],
] as const;
/**
 * Content that arrives a moment after the popover opens, as an explanation of the statistics worker
 * does.
 */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 30);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? <p data-late="">{'The robust coefficient of variation. '.repeat(20)}</p> : null;
}

const CONTENTS = {
  late: <Late />,
  short: 'At most 2.0.',
  long: 'En is the difference of the two medians over the uncertainty of both. '.repeat(12),
  formula: 'En=|Me1−Me2|/√(U1²+U2²)'.repeat(8),
} as const;

/** Free space that must remain on either side, in px, as a scroll bar takes some of the window. */
const BESIDE = 12;

/** A page of one window, and one that is scrolled to its middle. */
const SCROLLED = [0, 1_500] as const;

test.each(SIZES.flatMap(([width, height]) => SCROLLED.map((by) => [width, height, by] as const)))(
  'SCR-37 on a window of %i × %i px, scrolled by %i px, a popover lies within it, wherever it opens and whatever it holds',
  async (width, height, by) => {
    await page.viewport(width, height);
    for (const place of PLACES)
      for (const [name, content] of Object.entries(CONTENTS)) {
        const [down, across] = place.split(' ');
        const screen = await render(
          <div
            style={{
              position: 'absolute',
              insetInline: 0,
              top: by,
              height,
              marginBottom: by,
              boxSizing: 'border-box',
              display: 'flex',
              padding: 4,
              alignItems: down === 'top' ? 'start' : down === 'middle' ? 'center' : 'end',
              justifyContent: across === 'left' ? 'start' : across === undefined ? 'center' : 'end',
            }}
          >
            <Popover
              closeLabel="Close"
              title="Normalised error of the defect"
              trigger={<Button size="dense">Open</Button>}
            >
              {content}
            </Popover>
          </div>,
        );
        scrollTo(0, by);
        await screen.getByRole('button', { name: 'Open' }).click();
        const dialog = page.getByRole('dialog');
        await expect.element(dialog).toBeVisible();
        if (name === 'late')
          await expect.poll(() => document.querySelector('[data-late]')).not.toBeNull();
        const floating = dialog.element().parentElement;
        if (floating === null) throw new Error('the ground of the popover');
        /** How far it is outside the window, or too near to its sides, in px. */
        const beyond = () => {
          const box = floating.getBoundingClientRect();
          const sides = [box.left - BESIDE, width - BESIDE - box.right];
          const seen = [...sides, box.top, height - box.bottom];
          return [place, name, Math.min(0, ...seen.map(Math.floor))];
        };
        await expect.poll(beyond).toEqual([place, name, 0]);
        expect([place, name, floating.scrollWidth <= floating.clientWidth]).toEqual([
          place,
          name,
          true,
        ]);
        // Content that does not fit is reached by scrolling within it.
        floating.scrollTop = floating.scrollHeight;
        const end = dialog.element().lastElementChild?.getBoundingClientRect().bottom ?? 0;
        expect([place, name, Math.floor(end) <= height]).toEqual([place, name, true]);
        await userEvent.keyboard('{Escape}');
        await screen.unmount();
      }
  },
);
