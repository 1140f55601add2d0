import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/**
 * Record that is validated after a confirmation; its button disappears with that, another stays.
 */
function Validated({ goes }: { readonly goes: boolean }) {
  const [state, setState] = useState('closed');
  const [isOpen, setOpen] = useState(false);
  useHeadingFocus(state);
  return (
    <>
      <h1>Session 45</h1>
      {goes && state !== 'closed' ? null : <Button onPress={() => setOpen(true)}>Validate</Button>}
      <Confirm
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Validate it?"
        confirmLabel="Go on"
        cancelLabel="Cancel"
        onConfirm={() => {
          setState('validated');
          setOpen(false);
        }}
      >
        Its results are stored.
      </Confirm>
    </>
  );
}

async function validate(goes: boolean): Promise<void> {
  await render(<Validated goes={goes} />);
  await page.getByRole('button', { name: 'Validate' }).click();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

test('SCR-33 SCR-43 the heading has the focus where the button that asked is gone with the act', async () => {
  await validate(true);
  await expect.element(page.getByRole('heading', { name: 'Session 45' })).toHaveFocus();
});

test('SCR-33 SCR-43 a button that asked and is still there has the focus again', async () => {
  await validate(false);
  await expect.element(page.getByRole('button', { name: 'Validate' })).toHaveFocus();
});
