import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import { SharedText } from './shared-text.tsx';

/** A form with a field of its own before two shared texts. */
function Form({ doc }: { readonly doc: Y.Doc }) {
  const shared = (name: string) => {
    const text = doc.getText(name);
    return <Shared key={name} doc={doc} text={text} label={name} />;
  };
  return (
    <>
      <label>
        Customer <input type="text" />
      </label>
      {['Notes', 'Remarks'].map(shared)}
    </>
  );
}

function Shared(props: { readonly doc: Y.Doc; readonly text: Y.Text; readonly label: string }) {
  const { doc, text, label } = props;
  const value = useSyncExternalStore(
    (tell) => {
      text.observe(tell);
      return () => text.unobserve(tell);
    },
    () => text.toString(),
  );
  return (
    <SharedText
      label={label}
      doc={doc}
      text={text}
      value={value}
      place={label}
      presence={undefined}
      isReadOnly={false}
    />
  );
}

const undo = () => userEvent.keyboard('{Control>}z{/Control}');

test('DOC-5 Ctrl+Z in a shared text takes back what was typed there, and nothing in another field', async () => {
  const doc = new Y.Doc();
  await render(<Form doc={doc} />);
  const [customer, notes, remarks] = ['Customer', 'Notes', 'Remarks'].map((name) =>
    page.getByLabelText(name),
  );
  if (customer === undefined || notes === undefined || remarks === undefined)
    throw new Error('three fields');
  await remarks.click();
  await userEvent.keyboard('dry');
  await notes.click();
  await userEvent.keyboard('warm room');
  await customer.click();
  await userEvent.keyboard('Los Arcos');
  await notes.click();
  for (const left of ['warm ', '', '']) {
    await undo();
    await expect.element(notes).toHaveValue(left);
  }
  await expect.element(customer).toHaveValue('Los Arcos');
  await expect.element(remarks).toHaveValue('dry');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(notes).toHaveValue('warm ');
});

test('DOC-5 the caret stands behind what was taken back or came again', async () => {
  const doc = new Y.Doc();
  await render(<Form doc={doc} />);
  const notes = page.getByLabelText('Notes');
  await notes.click();
  await userEvent.keyboard('warm room{Home}not so ');
  await undo();
  await undo();
  await expect.element(notes).toHaveValue('warm room');
  await userEvent.keyboard('a ');
  await expect.element(notes).toHaveValue('a warm room');
});
