import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ClassFindings, ReportDraft } from '../../../domain/reports/report-record.ts';
import { ReportRule } from './report-rule.tsx';

const findings: ClassFindings = {
  kind: 'class',
  class: 'VOO',
  of: 'analysis',
  predominantDefect: 'winey',
  md: 2.1,
  mf: 3.4,
  fruityClass: null,
  statements: [],
  analyses: [],
  pair: null,
};
const method: ReportDraft['method'] = {
  version: 'verdial-method-3',
  scheme: 'IOC',
  ordinaryVirgin: false,
  tradeStandardEdition: '',
  quantile: 'type7',
  duplicateOrder: 'first',
  enMaxDefect: 1,
  enMaxFruity: 1,
  settingsHeads: '',
  medals: { gold: 90, silver: 80, bronze: 70 },
};

test.each([
  [{ tradeStandardEdition: 'Rev. 22' }, /COI\/T\.15\/NC No 3, Rev\. 22\./],
  [{ tradeStandardEdition: '' }, /COI\/T\.15\/NC No 3 \(edition not stated by the panel\)\./],
  [{ scheme: 'EU', tradeStandardEdition: 'Rev. 22' }, /Regulation \(EU\) 2022\/2104, Annex I/],
] as const)(
  'M-CLASS RPT-1 of a method with %j a report says whose limits its category follows, by the edition of the panel under those of the IOC alone',
  async (change, words) => {
    const { container } = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ReportRule findings={findings} method={{ ...method, ...change }} />
      </I18nProvider>,
    );
    expect(container.textContent).toMatch(words);
    expect(container.textContent.match(/Limits: /g)).toHaveLength(1);
    expect(/Rev\. 22|COI\/T\.15/.test(container.textContent)).toBe(!('scheme' in change));
  },
);
