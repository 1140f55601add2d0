import { LOCALE_CODES, type Locale } from '../../domain/words/locale.ts';

type Translation = Exclude<Locale, 'en'>;

/** The languages other than English. */
export const TRANSLATIONS: readonly Translation[] = LOCALE_CODES.filter(
  (locale): locale is Translation => locale !== 'en',
);

/**
 * The looks of every screen with the data of the demonstration: windows, colour schemes, languages
 * and paper.
 */
export const LOOKS = {
  usual: '1280 px, light',
  dark: '1280 px, dark',
  forced: 'forced colours',
  narrow: '600 px',
  zoom: '400 % zoom',
  print: 'on paper',
  ...eachTranslation('', (language) => language),
} as const;

/**
 * Additional looks of booth screens: each language in each colour scheme, and portrait orientation.
 */
export const BOOTH_LOOKS = {
  ...eachTranslation('-dark', (language) => `${language}, dark`),
  kiosk: '800 px upright',
} as const;

/**
 * The contents of a screen, such as empty or one row, and the obstacles to it, such as a missing
 * permission.
 */
export const CONTENTS = {
  empty: 'empty',
  loading: 'loading',
  one: 'one row',
  many: '10,000 rows',
  refused: 'refused',
  nonsense: 'nonsense typed',
  offline: 'offline',
} as const;

/** A look of a screen. */
export type Look = keyof typeof LOOKS | keyof typeof BOOTH_LOOKS;
/** A content of a screen. */
export type Content = keyof typeof CONTENTS;
/** A state of a screen. Each has a picture, or a reason why there is none. */
export type ScreenState = Look | Content;

/** The description of every state, in the order of the gallery. */
export const STATES: Readonly<Record<ScreenState, string>> = {
  ...LOOKS,
  ...BOOTH_LOOKS,
  ...CONTENTS,
};

/** Every state, in the order of the gallery. */
export const STATE_NAMES = keysOf(STATES);

/** The keys of a table in their order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}

/**
 * Makes a record with one text for each language other than English; its keys are their codes with
 * `ending`.
 */
export function eachTranslation<const Ending extends string>(
  ending: Ending,
  text: (language: string) => string,
): Record<`${Translation}${Ending}`, string> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const made: Partial<Record<string, string>> = {};
  for (const locale of TRANSLATIONS) made[`${locale}${ending}`] = text(names.of(locale) ?? locale);
  if (!hasEach(made, ending)) throw new Error('a language has no text');
  return made;
}

// A function, because the tables above are made while this module loads.
function hasEach<Ending extends string>(
  made: Partial<Record<string, string>>,
  ending: Ending,
): made is Record<`${Translation}${Ending}`, string> {
  return TRANSLATIONS.every((locale) => Object.hasOwn(made, `${locale}${ending}`));
}
