import { type GalleryScreens, WHY } from './gallery-screen.ts';

const STEP = {
  empty: WHY.needsThing,
  loading: 'It comes with the tray.',
  one: 'A tray of one glass is a tray.',
  many: WHY.session,
  refused: 'Whoever may not see it has no document of it; the list says what is before whom.',
  nonsense: WHY.noForm,
  print: 'Nobody prints in a booth.',
} as const;

/**
 * The screens of a taster between two glasses and after the last. Each needs a session at that
 * step.
 */
export const STEP_SCREENS: GalleryScreens = {
  rest: {
    title: 'The rest between two glasses',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{resting}',
    without: STEP,
  },
  'wrong-glass': {
    title: 'A glass with another code',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{stopped}',
    without: STEP,
  },
  answer: {
    title: 'The answer of a training',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{trained}',
    without: { ...STEP, offline: 'Loaded anew it waits to be asked for, as with a network.' },
  },
  done: {
    title: 'All sheets are handed in',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{handedIn}',
    without: STEP,
  },
  over: {
    title: 'A tasting that has ended',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{over}',
    without: STEP,
  },
};
