import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { ActionFailed } from './action-failed.ts';
import { Confirm } from './confirm.tsx';

function Invalidate(props: { readonly onConfirm: (reason: string) => Promise<void> | void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Confirm
      cancelLabel="Cancel"
      confirmLabel="Invalidate"
      isDanger
      isOpen={isOpen}
      onConfirm={props.onConfirm}
      onOpenChange={setOpen}
      reason={{
        label: 'Reason',
        requiredText: 'required',
        problem: (text) => (text.trim().length < 3 ? 'Give the reason' : undefined),
      }}
      title="Invalidate the evaluation of T06?"
    >
      The sheet is kept and can be put back.
    </Confirm>
  );
}

test('the safe choice has the focus, and Escape is the safe choice', async () => {
  const onConfirm = vi.fn();
  const screen = await render(<Invalidate onConfirm={onConfirm} />);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a question breaks no code of a sample at its hyphens, and tells apart what follows one from another', async () => {
  const screen = await render(
    <Confirm
      cancelLabel="Cancel"
      confirmLabel="Go on"
      isOpen
      onConfirm={() => {}}
      onOpenChange={() => {}}
      title="Call the assessment of S-24-0401 in session 43 invalid?"
    >
      <ul>
        <li>It has no category any more.</li>
        <li>The result stays in every list.</li>
      </ul>
    </Confirm>,
  );
  await document.fonts.ready;
  const code = screen.getByText('S-24-0401', { exact: true }).element();
  expect(code.getClientRects()).toHaveLength(1);
  const [first, second] = screen.getByRole('listitem').elements();
  if (first === undefined || second === undefined) throw new Error('no list');
  expect(getComputedStyle(first).listStyleType).toBe('disc');
  const gap = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(8);
});

test('GEN-REASON an act that needs a reason does not go through without one', async () => {
  const onConfirm = vi.fn();
  const screen = await render(<Invalidate onConfirm={onConfirm} />);
  await screen.getByRole('button', { name: 'Invalidate' }).click();
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  await expect.element(reason).toHaveAccessibleDescription('Give the reason');
  expect(onConfirm).not.toHaveBeenCalled();
  await reason.fill(' Wrong glass ');
  await screen.getByRole('button', { name: 'Invalidate' }).click();
  expect(onConfirm).toHaveBeenCalledWith('Wrong glass');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('a question whose act fails stays, with the reason typed', async () => {
  const screen = await render(
    <Invalidate onConfirm={() => Promise.reject(new Error('refused'))} />,
  );
  await screen.getByRole('textbox', { name: /Reason/ }).fill('Wrong glass');
  await screen.getByRole('button', { name: 'Invalidate' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Wrong glass');
});

test('FRM-13 FRM-37 a reason that is too short keeps the question open, and a refusal is said in it', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new ActionFailed('Somebody else was quicker')));
  const screen = await render(<Invalidate onConfirm={onConfirm} />);
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  await reason.fill('x');
  await screen.getByRole('button', { name: 'Invalidate' }).click();
  await expect.element(reason).toHaveAccessibleDescription('Give the reason');
  await expect.element(reason).toHaveValue('x');
  expect(onConfirm).not.toHaveBeenCalled();
  await reason.fill('Wrong glass');
  await screen.getByRole('button', { name: 'Invalidate' }).click();
  await expect.element(screen.getByText('Somebody else was quicker')).toBeVisible();
  await expect.element(reason).toHaveValue('Wrong glass');
});

test('FRM-7 an everyday act has the focus, and Enter goes through with it', async () => {
  const onConfirm = vi.fn();
  await render(
    <Confirm
      cancelLabel="Cancel"
      confirmLabel="Save"
      isEveryday
      isOpen
      onConfirm={onConfirm}
      onOpenChange={() => {}}
      title="Save the changes?"
    >
      Changed: code.
    </Confirm>,
  );
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onConfirm.mock.calls.length).toBe(1);
});

function Record({ saved }: { readonly saved: Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  const [changed, setChanged] = useState(['Code', 'First name']);
  const names = changed.join(', ');
  return (
    <Confirm
      cancelLabel="Cancel"
      confirmLabel={changed.length > 0 ? 'Save' : 'Nothing to save'}
      isOpen={isOpen}
      onConfirm={async () => {
        setChanged([]);
        await saved;
      }}
      onOpenChange={setOpen}
      title={changed.length > 0 ? 'Save the changes?' : 'No changes'}
    >
      {changed.length > 0 ? `Changed: ${names}.` : 'There are no changes to save.'}
    </Confirm>
  );
}

test('FRM-7 FRM-29 a question keeps its words from when it is answered until it is gone', async () => {
  const saved = Promise.withResolvers<void>();
  const seen = new Set<string>();
  const screen = await render(<Record saved={saved.promise} />);
  const look = () => seen.add(document.querySelector('[role=alertdialog]')?.textContent ?? '');
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  look();
  saved.resolve();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  observer.disconnect();
  expect([...seen].filter((words) => /no changes|nothing/i.test(words))).toEqual([]);
  expect([...seen].some((words) => words.includes('Changed: Code, First name.'))).toBe(true);
});
