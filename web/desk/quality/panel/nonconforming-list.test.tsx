import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Nonconforming } from '../../../../stats-worker/quality/nonconforming.ts';
import { NonconformingList } from './nonconforming-list.tsx';

const rows: readonly Nonconforming[] = [
  {
    kind: 'reference',
    session: '9',
    sample: 'R-1',
    date: '2026-11-20',
    expected: 'rancid',
    found: 'musty',
  },
  {
    kind: 'duplicate',
    session: '8',
    sample: 'S-1',
    date: '2026-11-18',
    expected: 'fusty',
    found: null,
  },
];

test.each([
  [true, /reference’s \(out of the DN\)/],
  [false, /reference’s \(in the DN\)/],
] as const)(
  'M-QC with matching defects %s the list says of pairs too what differs, and what becomes of both',
  async (matchingDefect, ofReferences) => {
    const report = {
      window: null,
      asked: [],
      tasters: [],
      panel: {},
      pairs: [],
      nonconforming: rows,
      tooFew: [],
      references: [],
    };
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <NonconformingList
          quality={{ report, idOf: () => undefined, facts: { settings: { matchingDefect } } }}
        />
      </I18nProvider>,
    );
    await expect.element(page.getByText(/Predominant defect unlike/)).toBeVisible();
    // Short words are joined to the next by a no-break space.
    const text = page
      .getByText(/Predominant defect unlike/)
      .element()
      .textContent.replace(/\s/g, ' ');

    expect(text).toMatch(ofReferences);
    expect(text).toContain('the first replicate’s (in the PN)');
    await expect.element(page.getByRole('row', { name: /S-1 Pair Fusty.* None/ })).toBeVisible();
  },
);
