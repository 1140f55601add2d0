import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import { sampleId } from '../../../domain/testing/plans.ts';
import { DecideClassDialog } from './decide-class-dialog.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const sent: { path: string; body: unknown }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The dialog, opened, of a panel with these limits. */
async function opened(scheme: ClassScheme) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <DecideClassDialog sample={sampleId(1)} scheme={scheme} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Decide the category' }).click();
  return {
    dialog: page.getByRole('dialog', { name: 'Decide the category' }),
    reason: page.getByRole('textbox', { name: /Reason/ }),
    decide: page.getByRole('button', { name: 'Decide', exact: true }),
  };
}

const choose = async (name: string) => {
  await page.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

test('ASM-21 FRM-13 nothing is decided without a class and a reason of 3 to 500 characters, and it is said what is wrong', async () => {
  const { dialog, reason, decide } = await opened('EU');
  await decide.click();
  await expect.element(dialog.getByText('This field is required').first()).toBeVisible();
  await expect.element(dialog.getByText('Write why.').first()).toBeVisible();
  await reason.fill('  ok ');
  await choose('Virgin');
  await decide.click();
  await expect.element(dialog.getByText('Too short: write at least 3 characters')).toBeVisible();
  await reason.fill('x'.repeat(501));
  await decide.click();
  await expect.element(dialog.getByText('Too long: write at most 500 characters')).toBeVisible();
  expect(reason.element()).toHaveValue('x'.repeat(501));
  expect(sent).toEqual([]);
});

test('ASM-21 the class of the panel’s limits and the reason are sent once, and the dialog closes', async () => {
  const { dialog, reason, decide } = await opened('EU');
  await page.getByRole('button', { name: /Category/ }).click();
  expect(page.getByRole('option', { name: /Ordinary/ }).elements()).toEqual([]);
  await page.getByRole('option', { name: 'Virgin', exact: true }).click();
  await reason.fill(' The second bottle was rancid. ');
  await decide.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([
    {
      path: '/api/commands/decide-class',
      body: { sample: sampleId(1), class: 'VOO', reason: 'The second bottle was rancid.' },
    },
  ]);
});

test('ASM-21 FRM-37 a refusal is said in the dialog, which stays with what was written', async () => {
  answer = () => Response.json({ code: 'not-found', data: {} }, { status: 404 });
  const { dialog, reason, decide } = await opened('IOC-ordinary');
  await choose('Ordinary virgin');
  await reason.fill('The second bottle was rancid.');
  await decide.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(reason).toHaveValue('The second bottle was rancid.');
  expect(sent).toHaveLength(1);
});
