import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

/**
 * Form that asks for confirmation before it saves, on a page with an animation that outlasts the
 * test.
 */
function Asking() {
  const [code, setCode] = useState('R-1');
  const [isOpen, setOpen] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  return (
    <>
      <div style={{ height: 20, opacity: hasMoved ? 0 : 1, transition: 'opacity 60s' }}>Moves</div>
      <Button onPress={() => setMoved(true)}>Move</Button>
      <Form onSubmit={() => setOpen(true)} actions={<Button type="submit">Save</Button>}>
        <TextField label="Code" value={code} onChange={setCode} />
      </Form>
      <Confirm
        cancelLabel="Cancel"
        confirmLabel="Go on"
        isEveryday
        isOpen={isOpen}
        onConfirm={() => {}}
        onOpenChange={setOpen}
        title="Save the changes?"
      >
        The code is saved.
      </Confirm>
    </>
  );
}

test.for([
  ['Enter in a field', 'Code', '{Enter}'],
  ['Enter on its button', 'Save', '{Enter}'],
  ['the space bar on its button', 'Save', ' '],
] as const)(
  'FRM-7 %s gives the question the focus, whatever else moves on the page',
  async ([, name, key]) => {
    const screen = await render(<Asking />);
    await screen.getByRole('button', { name: 'Move' }).click();
    await userEvent.keyboard('{Tab}');
    if (name === 'Save') await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  },
);
