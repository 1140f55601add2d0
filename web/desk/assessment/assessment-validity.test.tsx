import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { analysisSteps } from '../../../domain/results/analysis-steps.ts';
import { analysisOf } from '../../../domain/results/testing/analyses.ts';
import { sampleId, sessionCode } from '../../../domain/testing/plans.ts';
import { AssessmentValidity } from './assessment-validity.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

const invalid = { by: 'Eva', at: '2026-11-28T09:00:00.000Z', reason: 'The wrong bottle.' };
const rows = [analysisOf(3, '2026-11-01', 1), analysisOf(4, '2026-11-02', 1)];

async function shown(props: Partial<Parameters<typeof AssessmentValidity>[0]>) {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <AssessmentValidity
          session={sessionCode(4)}
          sample={sampleId(1)}
          name="S-26-0405"
          invalid={null}
          isSaid={false}
          steps={analysisSteps(rows, null)}
          isLeader
          {...props}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('ASM-31 ASM-56 what follows is said before, with how many analyses are left; a reason is asked for and sent', async () => {
  await shown({});
  await page.getByRole('button', { name: 'Call the assessment invalid' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: /S-26-0405’s assessment in session 4 invalid/,
  });
  for (const said of [/from the one analysis left/, /no index/, /day must be accepted again/])
    await expect.element(dialog.getByText(said)).toBeVisible();
  const verb = dialog.getByRole('button', { name: 'Call the assessment invalid' });
  await verb.click();
  await expect.element(dialog.getByText('Write why.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(' The wrong bottle. ');
  await verb.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const reason = 'The wrong bottle.';
  const body = { session: 4, sample: sampleId(1), valid: false, reason };
  expect(sent).toEqual([{ path: '/api/commands/judge-assessment', body }]);
});

test('ASM-31 ASM-56 where no analysis is left, it is said that the sample has no category any more', async () => {
  await shown({ steps: analysisSteps(rows.slice(1), null) });
  await page.getByRole('button', { name: 'Call the assessment invalid' }).click();
  await expect.element(page.getByText(/loses its category/)).toBeVisible();
});

test('ASM-30 an invalid one tells why, by whom and when; only a leader turns it', async () => {
  await shown({ invalid, isLeader: false });
  await expect.element(page.getByText('Invalid: it counts for nothing')).toBeVisible();
  await expect.element(page.getByText('The wrong bottle.')).toBeVisible();
  await expect.element(page.getByText(/^Eva, /)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('ASM-31 where the reason stands under the class it is not said again beside it', async () => {
  await shown({ invalid, isSaid: true });
  await expect.element(page.getByText('Invalid: it counts for nothing')).toBeVisible();
  expect(page.getByText(/The wrong bottle|Eva/).elements()).toEqual([]);
  await expect
    .element(page.getByRole('button', { name: 'Call the assessment valid' }))
    .toBeVisible();
});

test('ASM-30 both replicates are said to be meant where there are two, and not of one', async () => {
  const both = [...rows, analysisOf(4, '2026-11-02', 2)];
  await shown({ steps: analysisSteps(both, null) });
  await page.getByRole('button', { name: 'Call the assessment invalid' }).click();
  await expect.element(page.getByText(/^Both replicates\./)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await shown({ name: 'S-26-0443' });
  await page.getByRole('button', { name: 'Call the assessment invalid' }).last().click();
  await expect.element(page.getByText(/^What follows:/)).toBeVisible();
  expect(page.getByText(/Both replicates/).elements()).toEqual([]);
});
