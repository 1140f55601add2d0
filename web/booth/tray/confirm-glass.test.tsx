import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseTastingCode } from '../../../domain/words/ids.ts';
import { messages as fr } from '../../locales/fr/everywhere.po';
import '../../theme/theme.ts';
import { ConfirmGlass } from './confirm-glass.tsx';

const codes = ['657', '273', '806'].flatMap((text) => parseTastingCode(text) ?? []);

test.each([
  [600, 960],
  [1024, 768],
  [1280, 800],
])(
  'BTH-17 on a screen of %i × %i px what is asked of a glass stays where it is whatever is told of it, and what is told covers nothing',
  async (width, height) => {
    await page.viewport(width, height);
    const [expected] = codes;
    if (expected === undefined) throw new Error('no code');
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'fr', messages: { fr } })}>
        <div style={{ width: width - 96, marginInline: 48, paddingBottom: 32 }}>
          <ConfirmGlass
            expected={expected}
            tray={codes}
            device=""
            onConfirm={() => {}}
            onWrongGlass={() => {}}
          />
        </div>
      </I18nProvider>,
    );
    // The words are as wide as they will stay.
    await document.fonts.ready;
    const code = screen.getByRole('textbox').first();
    const start = screen.getByRole('button').first();
    const parts = () =>
      [...screen.getByRole('textbox').elements(), ...screen.getByRole('button').elements()].map(
        (part) => {
          const { top, bottom, left } = part.getBoundingClientRect();
          return { top, bottom, left };
        },
      );
    const rest = () => screen.container.getBoundingClientRect().height;
    const [before, high] = [parts(), rest()];
    for (const typed of ['', '273', '999', '657']) {
      await userEvent.fill(code, typed);
      await start.click();
      const told = document.querySelectorAll('[data-field-error]');
      expect(told).toHaveLength(1);
      const words = told[0]?.getBoundingClientRect();
      expect(parts()).toEqual(before);
      expect(rest()).toBe(high);
      if (words === undefined) throw new Error('nothing is told');
      for (const part of before)
        expect(words.top >= part.bottom || words.bottom <= part.top).toBe(true);
      expect(words.bottom).toBeLessThanOrEqual(screen.container.getBoundingClientRect().bottom);
    }
  },
);
