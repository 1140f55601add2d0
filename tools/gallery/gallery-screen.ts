import { BOOTH_LOOKS, CONTENTS, keysOf, LOOKS, type ScreenState } from './states.ts';

/** A screen of the product as the gallery shows it. */
export type GalleryScreen = {
  readonly title: string;
  /** Its route, as the router writes it. */
  readonly route: string;
  readonly who: 'anybody' | 'leader' | 'taster';
  /** The address at which it is opened. A name in braces is replaced by a fact of the panel. */
  readonly address: string;
  /** A screen of a booth, which is also pictured in the looks of booths. */
  readonly isOfBooth?: boolean;
  /** A screen that appears without a network, on a device on which its taster has signed in. */
  readonly isAway?: boolean;
  /** Its window size, if it is not the usual one. */
  readonly window?: { readonly width: number; readonly height: number };
  /** The states that it cannot have, each with its reason. */
  readonly without: { readonly [State in ScreenState]?: string | undefined };
};

/** Screens by the names of their picture folders. */
export type GalleryScreens = Readonly<Record<string, GalleryScreen>>;

/** The states in which a screen is pictured, in the order of the gallery. */
export const statesOf = ({ without, isOfBooth }: GalleryScreen): readonly ScreenState[] =>
  [
    ...keysOf(LOOKS),
    ...(isOfBooth === true ? keysOf(BOOTH_LOOKS) : []),
    ...keysOf(CONTENTS),
  ].filter((state) => without[state] === undefined);

/** Marks screens as screens of a booth. */
export const inBooth = (screens: GalleryScreens): GalleryScreens =>
  Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [name, { ...screen, isOfBooth: true }]),
  );

/** The path of the picture of a screen in a state, relative to the gallery folder. */
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

/** States that do not exist for a screen without data of the panel. */
export const WITHOUT_DATA = {
  ...PAGE,
  loading: WHY.asksNothing,
  refused: WHY.asksNoRight,
  nonsense: WHY.noForm,
} as const;
/** States that do not exist for the form of a single record. */
export const ONE_THING = { empty: WHY.needsThing, one: WHY.oneThing, many: WHY.oneThing } as const;
/** States that do not exist for the list of a register. */
export const LIST = {} as const;
/** States that do not exist for a screen of one session. */
export const OF_SESSION = {
  empty: WHY.needsThing,
  many: WHY.session,
  nonsense: WHY.noForm,
} as const;
