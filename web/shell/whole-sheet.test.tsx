import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { awardPoints } from '../../domain/testing/award-points.ts';
import { ReducedPoints } from '../booth/signed-sheet/reduced-points.tsx';
import { SheetPoints } from '../desk/sheets/sheet-dialog.tsx';

test('SHT-4 the points of a whole sheet are called the same in the booth and beside the board', async () => {
  const sheet = { points: awardPoints(1), definition: AWARD_100 };
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <div data-place="booth">
        <ReducedPoints {...sheet} />
      </div>
      <div data-place="desk">
        <SheetPoints {...sheet} />
      </div>
    </I18nProvider>,
  );
  const said = (place: string) =>
    (screen.container.querySelector(`[data-place=${place}]`)?.textContent ?? '').match(
      /[A-Z][a-z ]*89 of 100$/,
    )?.[0];
  expect(said('booth')).toBe('Together89 of 100');
  expect(said('desk')).toBe(said('booth'));
});
