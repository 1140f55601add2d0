import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme/theme.ts';
import { fault } from '../../domain/words/file-fault.ts';
import type { Locale } from '../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../i18n/load-catalog.ts';
import { RefusedFile } from './refused-file.tsx';

const refusal = {
  ok: false,
  code: 'marks-refused',
  file: 'marks.csv',
  more: 0,
  faults: [
    {
      line: 2,
      faults: [
        fault('cells-differ', { cells: '1', heads: '5', separator: 'semicolons' }),
        fault('attribute-unknown', { cell: '"sweet"' }),
      ],
    },
    { line: null, faults: [fault('setting-unknown', { setting: 'x' })] },
  ],
} as const;

test.each<[Locale, string, RegExp]>([
  [
    'en',
    'line 2: 1 cells where the header has 5, separated by semicolons · unknown attribute "sweet"',
    /^setting x is not known$/,
  ],
  [
    'es',
    'línea 2: 1 celdas donde el encabezado tiene 5, separadas por punto y coma · atributo desconocido: "sweet"',
    /^el ajuste x no se conoce$/,
  ],
  [
    'fr',
    'ligne 2 : 1 cellules au lieu des 5 de l’en-tête, séparées par des points-virgules · attribut inconnu : "sweet"',
    /^le paramètre x est inconnu$/,
  ],
  [
    'it',
    'riga 2: 1 celle, ma l’intestazione ne ha 5, separate da punto e virgola · attributo sconosciuto: "sweet"',
    /^l’impostazione x non è nota$/,
  ],
])(
  'QUA-20 QUA-61 in %s a refused file says why in the language of the page, and names the separator',
  async (locale, words, setting) => {
    const catalogs = [await loadCatalog(locale), await loadDeskCatalog(locale)];
    const messages = { [locale]: Object.assign({}, ...catalogs) };
    const i18n = setupI18n({ locale, messages });
    await render(
      <I18nProvider i18n={i18n}>
        <RefusedFile refusal={refusal} />
      </I18nProvider>,
    );
    await expect.element(page.getByText(setting)).toBeVisible();
    // French has a space before a colon that does not break.
    const told = document.querySelector('li')?.textContent?.replaceAll('\u00a0', ' ');
    expect(told).toBe(words);
  },
);
