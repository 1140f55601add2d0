import { BOOTH_LOOKS, CONTENTS, keysOf, LOOKS, type ScreenState } from './states.ts';

/** A screen of the product as the gallery shows it. */
export type GalleryScreen = {
  readonly title: string;
  /** Its route, as the router writes it. */
  readonly route: string;
  readonly who: 'anybody' | 'leader' | 'taster';
  /** Where it is opened; what stands in braces is a fact of the panel. */
  readonly address: string;
  /** It stands in a booth, and is looked at as such a screen too. */
  readonly isOfBooth?: boolean;
  /** It comes where there is no network, on a device that its taster signed in on. */
  readonly isAway?: boolean;
  /** The window that it is of, where it is not the usual one. */
  readonly window?: { readonly width: number; readonly height: number };
  /** The states that it cannot have, each with its reason. */
  readonly without: { readonly [State in ScreenState]?: string | undefined };
};

/** Screens by the names of their folders of pictures. */
export type GalleryScreens = Readonly<Record<string, GalleryScreen>>;

/** The states a screen is pictured in, in the order of the gallery. */
export const statesOf = ({ without, isOfBooth }: GalleryScreen): readonly ScreenState[] =>
  [
    ...keysOf(LOOKS),
    ...(isOfBooth === true ? keysOf(BOOTH_LOOKS) : []),
    ...keysOf(CONTENTS),
  ].filter((state) => without[state] === undefined);

/** Screens as they stand in a booth. */
export const inBooth = (screens: GalleryScreens): GalleryScreens =>
  Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [name, { ...screen, isOfBooth: true }]),
  );

/** Where the picture of a screen in a state is kept, from the folder of the gallery. */
export const pictureOf = (name: string, state: ScreenState): string => `${name}/${state}.webp`;

/** Reasons that several screens share. */
export const WHY = {
  noData: 'It shows no data of the panel.',
  oneThing: 'It shows one thing, and never a list of them.',
  needsThing: 'It is opened of a thing that must be there.',
  bounded: 'What it lists is made by hand, some a month; it does not grow to thousands.',
  session: 'It lists the glasses of one session, of which a plan holds some hundred at most.',
  noForm: 'Nothing is typed on it.',
  asksNothing: 'It asks the server for nothing before it is shown.',
  asksNoRight: 'Whoever can open it may see all that it shows.',
  refusedAbove: 'What the server refuses of it is told as on the screen of the same kind.',
  periods: 'It shows months, however many glasses they hold; what many take is in the benches.',
} as const;

const PAGE = { empty: WHY.noData, one: WHY.noData, many: WHY.noData } as const;

/** What a screen without data of the panel is not pictured in. */
export const WITHOUT_DATA = {
  ...PAGE,
  loading: WHY.asksNothing,
  refused: WHY.asksNoRight,
  nonsense: WHY.noForm,
} as const;
/** What the form of one thing is not pictured in. */
export const ONE_THING = { empty: WHY.needsThing, one: WHY.oneThing, many: WHY.oneThing } as const;
/** What a register's list is not pictured in. */
export const LIST = {} as const;
/** What a screen of one session is not pictured in. */
export const OF_SESSION = {
  empty: WHY.needsThing,
  many: WHY.session,
  nonsense: WHY.noForm,
} as const;
