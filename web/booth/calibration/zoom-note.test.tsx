import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { ZoomWords } from './zoom-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const shown = async (zoom: number | null): Promise<string> => {
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <ZoomWords zoom={zoom} />
    </I18nProvider>,
  );
  return container.textContent;
};

test('CAL-7 another zoom than 100 % is warned of; 100 %, or a window that tells nothing, is not', async () => {
  expect(await shown(110)).toMatch(/^Browser zoom should be 100 %It is 110\s%/);
  expect(await shown(90)).toMatch(/It is 90\s%/);
  expect(await shown(100)).toBe('');
  expect(await shown(null)).toBe('');
});
