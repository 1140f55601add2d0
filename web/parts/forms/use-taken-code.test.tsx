import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useFormCheck } from './use-form-check.ts';
import { useTakenCode } from './use-taken-code.ts';

const REGISTER = [{ code: 'S-26-0447' }, { code: 'S-26-04471' }];

/** The code of a record, with the register that it enters. `find` answers or fails. */
function Code(props: { readonly own: string; readonly isAway?: boolean }) {
  const [code, setCode] = useState(props.own);
  const form = useFormCheck<'code'>({});
  const [asked, setAsked] = useState(0);
  const question = { ask: () => setAsked(asked + 1) };
  const kept = { fields: { code }, start: { code: props.own }, form, question };
  const record = useTakenCode(kept, (search) =>
    props.isAway === true
      ? Promise.reject(new Error('away'))
      : Promise.resolve(REGISTER.filter((row) => row.code.includes(search.toUpperCase()))),
  );
  return (
    <>
      <TextField
        label="Code"
        value={code}
        onChange={setCode}
        onBlur={() => record.form.left('code')}
        errorMessage={record.form.wordsOf('code')}
      />
      <button type="button" onClick={record.question.ask}>
        Save
      </button>
      <output>{asked}</output>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Code' });

async function typeAndLeave(own: string, code: string, isAway = false): Promise<void> {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Code own={own} isAway={isAway} />
    </I18nProvider>,
  );
  await field().fill(code);
  await userEvent.tab();
}

test('FRM-49 a code that another record has is told once its field was left, until it changes', async () => {
  await typeAndLeave('', 's-26-0447 ');
  await expect
    .element(field())
    .toHaveAccessibleDescription('The code s-26-0447 belongs to another record.');
  // It is not asked whether to save it, until the code changes.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('0');
  await field().fill('S-26-0448');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true');
});

test.each([
  { own: '', code: 'S-26-044', isAway: false },
  { own: 'S-26-0447', code: 'S-26-0447', isAway: false },
  { own: '', code: 'S-26-0447', isAway: true },
])('FRM-49 nothing is said of $code (own: "$own", server away: $isAway)', async (one) => {
  await typeAndLeave(one.own, one.code, one.isAway);
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  await expect.element(field()).not.toHaveAttribute('aria-invalid', 'true');
});
