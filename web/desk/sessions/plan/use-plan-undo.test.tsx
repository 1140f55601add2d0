import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import { setPlanField } from '../../../../domain/documents/session.document.ts';
import { ToastProvider } from '../../../ui/toast/toast-provider.tsx';
import { usePlanUndo } from './use-plan-undo.ts';

/**
 * A page with a plan: two fields, a text of several lines that is not shared, and one with its own
 * undo history.
 */
function Plan({ doc }: { readonly doc: Y.Doc }) {
  usePlanUndo({ handle: { doc }, isReadOnly: false, isServed: false }, () => null);
  const [texts, setTexts] = useState({ Sample: '', Room: '' });
  return (
    <>
      {(['Sample', 'Room'] as const).map((name) => (
        <label key={name}>
          {name}
          <input
            value={texts[name]}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        </label>
      ))}
      <label>
        Targets <textarea />
      </label>
      <label>
        Own history <input onKeyDown={(event) => event.preventDefault()} />
      </label>
    </>
  );
}

/** A plan with one edit of one's own: the sheet was chosen. */
async function plan() {
  const doc = new Y.Doc();
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ToastProvider label="Notifications" dismissLabel="Dismiss">
        <Plan doc={doc} />
      </ToastProvider>
    </I18nProvider>,
  );
  setPlanField(doc, 'restMinutes', 15);
  const rest = () => doc.getMap('plan').get('restMinutes');
  return { rest, sample: page.getByLabelText('Sample'), room: page.getByLabelText('Room') };
}

const undo = () => userEvent.keyboard('{Control>}z{/Control}');

test('PLN-6 in a field in which something is typed the key takes that back, then the last act on the plan, and nothing in the field before', async () => {
  const { rest, sample, room } = await plan();
  await sample.click();
  await userEvent.keyboard('28');
  await room.click();
  await userEvent.keyboard('2');
  await undo();
  await expect.element(room).toHaveValue('');
  expect(rest()).toBe(15);
  await undo();
  await expect.poll(rest).toBeNull();
  await expect.element(sample).toHaveValue('28');
});

test('PLN-6 in a text of several lines the key takes nothing back elsewhere', async () => {
  const { rest, sample } = await plan();
  await sample.click();
  await userEvent.keyboard('28');
  const targets = page.getByLabelText('Targets');
  await targets.click();
  await undo();
  await undo();
  await expect.element(sample).toHaveValue('28');
  expect(rest()).toBe(15);
  await userEvent.keyboard('rancid');
  await undo();
  await expect.element(targets).toHaveValue('');
});

test('PLN-6 DOC-5 a key that a text has taken for its own history takes nothing back on the plan', async () => {
  const { rest } = await plan();
  await page.getByLabelText('Own history').click();
  await undo();
  expect(rest()).toBe(15);
  expect(page.getByRole('alert').elements()).toEqual([]);
});
