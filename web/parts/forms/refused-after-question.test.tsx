import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { SaveQuestion } from './save-question.tsx';
import { useRefusedField } from './use-refused-field.ts';
import { useSending } from './use-sending.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** A long form with a confirmation before its save, far below its fields; the save is refused. */
function Record({ refusal }: { readonly refusal: Refusal }) {
  const [code, setCode] = useState('T01');
  const [isAsking, setAsking] = useState(false);
  const sending = useSending();
  const refused = useRefusedField(sending.refusal, { 'code-taken': 'code' }, { code });
  return (
    <>
      {sending.refusal !== null && !refused.isAtField && (
        <RefusalNote refusal={sending.refusal} labels={{ code: 'Code' }} />
      )}
      <TextField
        id="code"
        label="Code"
        value={code}
        onChange={setCode}
        errorMessage={refused.wordsOf('code')}
      />
      <div style={{ height: 1800 }} />
      <Button onPress={() => setAsking(true)}>Keep</Button>
      <SaveQuestion
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await sending.send(() => Promise.resolve(refusal));
        }}
      >
        Code
      </SaveQuestion>
    </>
  );
}

async function refusedWith(refusal: Refusal): Promise<void> {
  await render(
    <I18nProvider i18n={i18n}>
      <Record refusal={refusal} />
    </I18nProvider>,
  );
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
}

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

test('FRM-22 FRM-43 what is refused after its question is told at its field, which has the focus once the question is gone', async () => {
  await refusedWith(refuse('code-taken', { code: 'T01' }));
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/T01 belongs to another record/);
  await expect.element(field).toHaveValue('T01');
  expect(isSeen(field.element())).toBe(true);
  expect(page.getByRole('alert').elements()).toEqual([]);
  await userEvent.keyboard('{End}2');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('FRM-22 what is refused of the whole after its question is in sight and has the focus', async () => {
  await refusedWith(refuse('unreachable'));
  const note = page.getByRole('alert');
  await expect.element(note).toHaveFocus();
  await expect.poll(() => isSeen(note.element())).toBe(true);
});

test('FRM-22 what the server could not read names its fields, and each name leads to its field', async () => {
  await refusedWith(refuse('invalid', { fields: ['code', 'unheard.0'] }));
  const summary = page.getByRole('region', { name: /Check the form/ });
  await expect.element(summary).toHaveFocus();
  await expect.poll(() => isSeen(summary.element())).toBe(true);
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await page.getByRole('link', { name: 'Code' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});
