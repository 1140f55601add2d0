import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

test('a menu opens with Down, skips what is disabled, acts on Enter, and the focus comes back', async () => {
  const onAction = vi.fn();
  const screen = await render(
    <Menu
      items={[
        { id: 'copy', label: 'Copy' },
        { id: 'print', label: 'Print', isDisabled: true },
        { id: 'remove', label: 'Remove', danger: true, separatorBefore: true },
      ]}
      label="Sample"
      onAction={onAction}
      trigger={<Button>Actions</Button>}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onAction.mock.lastCall).toEqual(['remove']);
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

test('a menu that is a choice marks the chosen one', async () => {
  const screen = await render(
    <Menu
      items={[
        { id: 'en', label: 'English' },
        { id: 'es', label: 'Español' },
      ]}
      label="Language"
      selected="es"
      trigger={<Button>Language</Button>}
    />,
  );
  await screen.getByRole('button').click();
  const chosen = screen.getByRole('menuitemradio', { name: 'Español' });
  await expect.element(chosen).toHaveAttribute('aria-checked', 'true');
});
