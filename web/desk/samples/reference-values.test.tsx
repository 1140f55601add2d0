import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReferenceValue } from '../../../domain/samples/reference-value.ts';
import { Form } from '../../ui/form/form.tsx';
import { ReferenceValues } from './reference-values.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Values(props: {
  readonly start: readonly ReferenceValue[];
  readonly onSave: (values: readonly ReferenceValue[]) => void;
}) {
  const [values, setValues] = useState(props.start);
  return (
    <I18nProvider i18n={i18n}>
      <Form label="Sample" onSubmit={() => props.onSave(values)}>
        <ReferenceValues values={values} onChange={setValues} />
        <button type="submit">Save</button>
      </Form>
    </I18nProvider>
  );
}

const save = () => page.getByRole('button', { name: 'Save' }).click();
const add = () => page.getByRole('button', { name: 'Add an assigned value' });
const field = (name: RegExp) => page.getByRole('textbox', { name });

test('FRM-12 FRM-34 a blank median is not zero: its form is not saved until it is there', async () => {
  const onSave = vi.fn();
  await render(<Values onSave={onSave} start={[]} />);
  await page.getByRole('button', { name: 'Add an assigned value' }).click();
  await expect.element(field(/^Median/)).toHaveValue('');
  await field(/^U$/).fill('0.3');
  await save();
  await expect.element(field(/^Median/)).toHaveAccessibleDescription('This field is required');
  await field(/^Median/).fill('1,,1');
  await save();
  await expect.element(field(/^Median/)).toHaveAccessibleDescription('Decimal field not valid');
  expect(onSave).not.toHaveBeenCalled();
  await field(/^Median/).fill('1,1');
  await save();
  await expect.poll(() => onSave.mock.lastCall?.[0]).toMatchObject([{ median: 1.1, u: 0.3 }]);
  await field(/^Median/).fill('');
  await save();
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('REG-7 REG-14 U above Umax is said at U', async () => {
  const start = [{ attribute: 'fusty', predominant: true, median: 2, u: 0.3, sd: null }] as const;
  await render(<Values onSave={vi.fn()} start={start} />);
  await field(/^Umax/).fill('0.2');
  await userEvent.tab();
  await expect.element(field(/^U$/)).toHaveAccessibleDescription('U is greater than Umax');
});

test('REG-7 an assigned value stands on one row at a desk', async () => {
  await page.viewport(1440, 900);
  const start = [{ attribute: 'fusty', predominant: true, median: 2, u: 0.3, sd: null }] as const;
  await render(<Values onSave={vi.fn()} start={start} />);
  const places = [field(/^Median/), field(/^U$/), field(/^Umax/), field(/^SD/)].map(
    (one) => one.element().getBoundingClientRect().top,
  );
  expect(new Set(places).size).toBe(1);
});

test('FRM-21 an assigned value that was just added is not wrong yet, also where its form was sent before', async () => {
  const start = [{ attribute: 'fusty', predominant: true, median: 2, u: 0.3, sd: null }] as const;
  await render(<Values onSave={vi.fn()} start={start} />);
  await field(/^Median/).fill('1,,1');
  await save();
  await expect.element(field(/^Median/)).toHaveAccessibleDescription('Decimal field not valid');
  await field(/^Median/).fill('1.1');
  await add().click();
  const begun = page.getByRole('textbox', { name: /^Median/ }).nth(1);
  await expect.element(begun).toHaveValue('');
  await expect.element(begun).not.toHaveAttribute('aria-invalid', 'true');
  await save();
  await expect.element(begun).toHaveAccessibleDescription('This field is required');
});

test('REG-7 several assigned values are begun before the first has its median', async () => {
  const onSave = vi.fn();
  await render(<Values onSave={onSave} start={[]} />);
  await add().click();
  await add().click();
  const medians = page.getByRole('textbox', { name: /^Median/ });
  await expect.poll(() => medians.elements().length).toBe(2);
  await medians.nth(1).fill('2');
  await page
    .getByRole('textbox', { name: /^Median/ })
    .nth(1)
    .fill('3');
  await expect.poll(() => medians.elements().length).toBe(2);
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  await save();
  await expect.poll(() => onSave.mock.lastCall?.[0]).toMatchObject([{ median: 2 }]);
});

test('REG-7 what is wrong with figures of an assigned value is said in a line each, none over the other', async () => {
  await page.viewport(1440, 900);
  const start = [{ attribute: 'fusty', predominant: true, median: 2, u: 0.3, sd: null }] as const;
  await render(
    <div style={{ width: 718 }}>
      <Values onSave={vi.fn()} start={start} />
    </div>,
  );
  for (const [name, text] of [
    [/^Median/, ''],
    [/^U$/, '11'],
    [/^SD/, '12'],
  ] as const)
    await field(name).fill(text);
  await save();
  const said = () =>
    [...document.querySelectorAll('fieldset [data-field-error]')].map((words) =>
      words.getBoundingClientRect(),
    );
  await expect.poll(() => said().length).toBe(3);
  const [first, second, third] = said();
  for (const { height, right } of said()) {
    expect(height).toBeLessThan(24);
    expect(right).toBeLessThan(740);
  }
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  expect(third?.top).toBeGreaterThanOrEqual(second?.bottom ?? Number.NaN);
});

test('REG-7 a figure that is refused keeps the width of its box: none lies over another, nor over what stands beside them', async () => {
  await page.viewport(1440, 900);
  const start = [{ attribute: 'fusty', predominant: true, median: 2, u: null, sd: null }] as const;
  await render(
    <div style={{ width: 718 }}>
      <Values onSave={vi.fn()} start={start} />
    </div>,
  );
  const widths = () =>
    [...document.querySelectorAll('fieldset [type=text]')].map((box) =>
      Math.round(box.getBoundingClientRect().width),
    );
  const before = widths();
  for (const [name, text] of [
    [/^Median/, 'abc'],
    [/^U$/, '0.9'],
    [/^Umax/, '0.4'],
    [/^SD/, '1,,1'],
  ] as const)
    await field(name).fill(text);
  await save();
  await expect.poll(() => document.querySelectorAll('fieldset [data-field-error]').length).toBe(3);
  expect(before).toHaveLength(4);
  expect(widths()).toEqual(before);
  await page.getByText('Predominant').click();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});
