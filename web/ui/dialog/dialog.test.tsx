import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

function Labels() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Print labels</Button>
      <Dialog
        actions={<Button>Print</Button>}
        closeLabel="Close"
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Labels of 2 samples"
      >
        <TextField label="Copies" onChange={() => {}} value="1" />
      </Dialog>
    </>
  );
}

test('SCR-44 the focus goes into a dialog, stays in it, and comes back when Escape closes it', async () => {
  const screen = await render(<Labels />);
  const opener = screen.getByRole('button', { name: 'Print labels' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Labels of 2 samples' });
  await expect.element(dialog).toBeVisible();
  // The focus trap: Tab from the last element leads to the first.
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('SCR-44 the page behind a dialog is out of reach', async () => {
  const screen = await render(<Labels />);
  await screen.getByRole('button', { name: 'Print labels' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.container.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
});
