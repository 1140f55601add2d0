import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Figure } from './figure.tsx';

test('FIG-1 a figure opens its explanation by keyboard and closes it with Escape', async () => {
  const screen = await render(
    <Figure
      closeLabel="Close"
      explanation="From the sheets that are valid"
      label="CVr: 7.4"
      title="CVr of fruity"
    >
      7.4
    </Figure>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'CVr of fruity' });
  await expect.element(dialog.getByText('From the sheets that are valid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'CVr: 7.4' })).toHaveFocus();
});
