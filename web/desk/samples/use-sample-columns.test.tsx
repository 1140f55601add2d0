import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListedSample } from '../../../domain/samples/sample-fields.ts';
import { listedSample } from '../../../domain/samples/testing/sample-row.ts';
import { useSampleColumns } from './use-sample-columns.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const row = listedSample({ currentQuantity: 320, validated: true, class: 'VOO' });

function ClassOf({ of }: { readonly of: ListedSample }) {
  const columns = useSampleColumns();
  const file = columns.filter(({ isFileOnly }) => isFileOnly === true);
  return (
    <div>
      {columns.find(({ id }) => id === 'class')?.cell(of)}
      <output>{file.map(({ id, text }) => `${id} ${text(of)}`).join(', ')}</output>
    </div>
  );
}
const shown = (of: ListedSample) => (
  <I18nProvider i18n={i18n}>
    <ClassOf of={of} />
  </I18nProvider>
);

test('RES-3 ASM-1 ASM-21 ASM-39 ASM-43 in the register of samples and in its file the category says with its reason what a person overrode of it', async () => {
  const screen = await render(shown(row));
  await expect.element(page.getByText('Virgin')).toBeVisible();
  for (const mark of ['Despite unmet criteria', 'Decided by a person'])
    expect(page.getByText(mark).elements()).toEqual([]);
  await screen.rerender(shown({ ...row, classReason: 'The eighth fell ill.' }));
  await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
  await expect.element(page.getByText('The eighth fell ill.', { exact: true })).toBeVisible();
  await screen.rerender(shown({ ...row, decisionReason: 'The second halves agree.' }));
  await expect.element(page.getByText('Decided by a person')).toBeVisible();
  await expect.element(page.getByText('The second halves agree.', { exact: true })).toBeVisible();
  const file = document.querySelector('output')?.textContent;
  expect(file).toContain('decisionReason The second halves agree.');
  await screen.rerender(shown({ ...row, leftOut: [{ taster: 'T03', reason: 'wrong glass' }] }));
  await expect.element(page.getByText('1 sheet left out')).toBeVisible();
  expect(document.querySelector('output')?.textContent).toContain('leftOut T03: wrong glass');
});

test('ASM-20 ASM-42 a sample whose class waits for further analyses has the one its results give in the register, provisionally, with why it stands', async () => {
  const provisional = { class: 'EVOO', reason: 'One taster was served late.' } as const;
  await render(shown({ ...row, class: null, provisional }));
  await expect.element(page.getByText(/Extra.virgin, provisional/)).toBeVisible();
  await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
  await expect.element(page.getByText(provisional.reason, { exact: true })).toBeVisible();
  expect(document.querySelector('output')?.textContent).toContain(provisional.reason);
});

function Cell({ of, id }: { readonly of: ListedSample; readonly id: string }) {
  return (
    <div>
      {useSampleColumns()
        .find((column) => column.id === id)
        ?.cell(of)}
    </div>
  );
}

test('SAM-4 SAM-5 the register says of a sample its predominant defect, and that it is validated', async () => {
  const cell = (id: string, of: ListedSample) => (
    <I18nProvider i18n={i18n}>
      <Cell id={id} of={of} />
    </I18nProvider>
  );
  const screen = await render(cell('predominantDefect', { ...row, predominantDefect: 'fusty' }));
  await expect.element(page.getByText(/Fusty/)).toBeVisible();
  await screen.rerender(cell('active', row));
  await expect.element(page.getByText('Validated')).toBeVisible();
  await screen.rerender(cell('active', { ...row, validated: false }));
  await expect.element(page.getByText('Active')).toBeVisible();
  expect(page.getByText('Validated').elements()).toEqual([]);
});
