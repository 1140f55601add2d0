import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { entry, sealed } from './testing/trail-entries.ts';
import { TrailDays } from './trail-days.tsx';
import { WhoActed } from './who-acted.tsx';

const PEOPLE = [
  { who: 'account-1', name: 'Elena Marín' },
  { who: 'account-2', name: 'Eva Molina' },
];

test('PLN-48 two people of the same initials are drawn apart in the trail, each alike in every entry', async () => {
  const rows = [
    entry(14, [12, 0], { name: 'Elena Marín' }),
    entry(13, [11, 0], { name: 'Eva Molina', command: 'change-taster' }),
    entry(12, [10, 0], { name: 'Elena Marín' }),
  ];
  const { container } = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WhoActed people={PEOPLE}>
        <TrailDays label="Audit trail" rows={rows} isFirst isLast />
      </WhoActed>
    </I18nProvider>,
  );
  const marks = [...container.querySelectorAll<HTMLElement>('[data-initials]')].map(
    ({ title, dataset, className }) => ({ title, drawn: `${dataset['initials']} ${className}` }),
  );
  const drawnOf = (name: string) =>
    new Set(marks.filter(({ title }) => title === name).map(({ drawn }) => drawn));
  const [elena, eva] = PEOPLE.map(({ name }) => drawnOf(name));
  expect([elena?.size, eva?.size]).toEqual([1, 1]);
  expect(elena).not.toEqual(eva);
  const initials = new Set(marks.map(({ drawn }) => drawn.split(' ')[0]));
  expect(initials.size).toBe(2);
});

test('PLN-48 a sheet that the server sealed bears the mark of the taster who signed it', async () => {
  const { container } = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WhoActed people={[{ who: 'account-3', name: 'Lucía Ferrer' }]}>
        <TrailDays label="Audit trail" rows={[sealed(12, [10, 0])]} isFirst isLast />
      </WhoActed>
    </I18nProvider>,
  );
  const marks = [...container.querySelectorAll<HTMLElement>('[data-initials]')];
  expect(marks.map(({ title, dataset }) => [title, dataset['initials']])).toEqual([
    ['Lucía Ferrer', 'LF'],
  ]);
});
