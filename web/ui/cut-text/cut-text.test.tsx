import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { CutText } from './cut-text.tsx';

const LONG =
  'Accepted for the harvest was late, and the panel could not meet again before the tanks were emptied.';

const inRow = (words: string) =>
  render(
    <div style={{ width: 160 }}>
      <CutText labels={{ more: 'Show all', less: 'Show less' }}>{words}</CutText>
    </div>,
  );

test('SCR-28 SCR-42 words that are cut are shown whole by keyboard, and cut again', async () => {
  const screen = await inRow(LONG);
  const words = screen.getByText(LONG).element();
  const more = screen.getByRole('button', { name: 'Show all' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const height = words.clientHeight;
  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const less = screen.getByRole('button', { name: 'Show less' });
  await expect.element(less).toHaveFocus();
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
  expect(words.clientHeight).toBeGreaterThan(height);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => words.clientHeight).toBe(height);
});

test('SCR-28 SCR-42 words that have room have no button', async () => {
  const screen = await inRow('Late harvest');
  await expect.element(screen.getByText('Late harvest')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
