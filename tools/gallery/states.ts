/** How every screen is looked at as the demonstration shows it: in these windows, colours, languages and on paper. */
export const LOOKS = {
  usual: '1280 px, light',
  dark: '1280 px, dark',
  forced: 'forced colours',
  narrow: '600 px',
  zoom: '400 % zoom',
  print: 'on paper',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
} as const;

/** How the screens of a booth are looked at besides: in each language and scheme, and on a screen that stands upright. */
export const BOOTH_LOOKS = {
  'es-dark': 'Spanish, dark',
  'fr-dark': 'French, dark',
  'it-dark': 'Italian, dark',
  kiosk: '800 px upright',
} as const;

/** What a screen can hold, or what can stand in its way. */
export const CONTENTS = {
  empty: 'empty',
  loading: 'loading',
  one: 'one row',
  many: '10,000 rows',
  refused: 'refused',
  nonsense: 'nonsense typed',
  offline: 'offline',
} as const;

/** A way to look at a screen. */
export type Look = keyof typeof LOOKS | keyof typeof BOOTH_LOOKS;
/** What a screen can hold. */
export type Content = keyof typeof CONTENTS;
/** A state of a screen: of each there is a picture, or a reason why there is none. */
export type ScreenState = Look | Content;

/** Every state with its words, in the order of the gallery. */
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
