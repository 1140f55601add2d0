import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { GlassGlyph } from './glass-glyph.tsx';

test('SCR-46 a heading that gets the focus by itself shows no frame', async () => {
  await render(<GlassGlyph code="607" label="Glass" isHeading />);
  const heading = page.getByRole('heading').element();
  if (!(heading instanceof HTMLElement)) throw new Error('no heading');
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.matches(':focus-visible')).toBe(true);
  expect(getComputedStyle(heading).boxShadow).toBe('none');
});
