import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { LOCALE_CODES, type Locale } from '../../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { quantityMessage } from '../figures/quantity-message.ts';
import { fruityClassMessage, OIL_CLASSES, oilClassMessage, parseOilClass } from './class-names.ts';

async function speaking(locale: Locale) {
  const messages = { ...(await loadCatalog(locale)), ...(await loadDeskCatalog(locale)) };
  return setupI18n({ locale, messages: { [locale]: messages } });
}

test('RES-1 the four languages are the whole of them', () => {
  expect(LOCALE_CODES).toEqual(['en', 'es', 'fr', 'it']);
});

test.each([
  ['en', 'Extra virgin, Virgin, Ordinary virgin, Lampante virgin, Lampante, Not classified'],
  ['es', 'Virgen extra, Virgen, Virgen corriente, Virgen lampante, Lampante, Sin clasificar'],
  ['fr', 'Vierge extra, Vierge, Vierge courante, Vierge lampante, Lampante, Non classée'],
  ['it', 'Extra vergine, Vergine, Vergine corrente, Vergine lampante, Lampante, Non classificato'],
] as const)('RES-1 every class of oil has its name, in %s', async (locale, expected) => {
  const i18n = await speaking(locale);
  expect(OIL_CLASSES).toEqual(['EVOO', 'VOO', 'OVOO', 'LOO', 'LOO_EU', 'NOCLASIFICATED']);
  expect(OIL_CLASSES.map((oil) => i18n._(oilClassMessage(oil))).join(', ')).toBe(expected);
  expect(OIL_CLASSES.map(parseOilClass)).toEqual(OIL_CLASSES);
  expect(parseOilClass('POMACE')).toBeNull();
});

test.each([
  ['en', 'Green, robust; Green, medium; Green, delicate; Ripe; No fruitiness'],
  ['es', 'Verde, robusto; Verde, medio; Verde, delicado; Maduro; Sin frutado'],
  ['fr', 'Vert, intense; Vert, moyen; Vert, léger; Mûr; Sans fruité'],
  ['it', 'Verde, intenso; Verde, medio; Verde, leggero; Maturo; Senza fruttato'],
] as const)('ASM-2 every class of fruity has its name, in %s', async (locale, expected) => {
  const i18n = await speaking(locale);
  const classes = [
    'GREEN_ROBUST',
    'GREEN_MEDIUM',
    'GREEN_DELICATE',
    'RIPE',
    'NONINTENSITY',
  ] as const;
  expect(classes.map((one) => i18n._(fruityClassMessage(one))).join('; ')).toBe(expected);
});

test.each([
  [
    'en',
    'Median; Interquartile range; Robust standard deviation; Standard deviation; Robust variation coefficient; Expanded uncertainty; Maximum uncertainty',
  ],
  [
    'es',
    'Mediana; Rango intercuartílico; Desviación típica robusta; Desviación típica; Coeficiente de variación robusto; Incertidumbre expandida; Incertidumbre máxima',
  ],
  [
    'fr',
    'Médiane; Écart interquartile; Écart-type robuste; Écart-type; Coefficient de variation robuste; Incertitude élargie; Incertitude maximale',
  ],
  [
    'it',
    'Mediana; Intervallo interquartile; Deviazione standard robusta; Deviazione standard; Coefficiente di variazione robusto; Incertezza estesa; Incertezza massima',
  ],
] as const)(
  'FIG-1 the words of statistics stand beside their symbols, in %s',
  async (locale, expected) => {
    const i18n = await speaking(locale);
    const named = ['median', 'iqr', 'sStar', 'sd', 'cvr', 'u', 'uMax'] as const;
    expect(named.map((name) => i18n._(quantityMessage(name))).join('; ')).toBe(expected);
  },
);
