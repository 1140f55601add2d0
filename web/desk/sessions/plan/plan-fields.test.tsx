import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import '../../../theme/theme.ts';
import { createPlan, readPlan } from '../../../../domain/documents/session.document.ts';
import { planFields } from '../../../../domain/testing/plans.ts';
import type { SessionState } from '../../../../domain/words/session-state.ts';
import { stubFetch } from '../../../parts/http/testing/stub-fetch.ts';
import { PlanFields } from './plan-fields.tsx';
import { fixedIn } from './use-plan.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The form of a plan for a session in this state. */
async function show(state: SessionState, date = '2026-11-27') {
  stubFetch(() => Response.json([]));
  const doc = new Y.Doc();
  createPlan(doc, 'birth', planFields({ restMinutes: 15, date }));
  const read = readPlan(doc);
  if (!read.ok) throw new Error(read.code);
  const shared = { plan: read.value, handle: { doc }, isReadOnly: false, ...fixedIn(state) };
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient()}>
        <PlanFields
          shared={shared}
          others={[]}
          writtenOver={{ over: new Map(), who: () => null }}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const rest = page.getByRole('textbox', { name: /Rest between samples/ });
  await expect.element(rest).toBeVisible();
  return { doc, rest };
}

test.each(['shown', 'hidden'] as const)(
  'SEC-85 PLN-52 the rest between samples is changed in the form of a session that is %s',
  async (state) => {
    const { doc, rest } = await show(state);
    await userEvent.fill(rest, '20');
    await userEvent.tab();
    const plan = readPlan(doc);
    expect(plan.ok && plan.value.restMinutes).toBe(20);
  },
);

test('SEC-85 PLN-52 after the end of tasting the rest stays as it was', async () => {
  const { rest } = await show('closed');
  await expect.element(rest).toHaveAttribute('readonly');
});

test.each([
  ['draft', '2026-11-27', 0],
  ['draft', '9999-12-31', 1],
  ['validated', '9999-12-31', 0],
] as const)(
  'SES-37 the plan of a session that is %s says of %s that it is too far: %i',
  async (state, date, count) => {
    await show(state, date);
    expect(page.getByText('Choose a date from 2000 to two years from now').elements()).toHaveLength(
      count,
    );
  },
);
