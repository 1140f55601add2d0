import { type GalleryScreens, inBooth, WHY, WITHOUT_DATA } from './gallery-screen.ts';
import { STEP_SCREENS } from './step-screens.ts';

const TRAY = {
  empty: WHY.needsThing,
  many: WHY.session,
  one: 'A tray of one glass is a tray.',
  refused: 'Whoever may not see it has no document of it; the list says what is before whom.',
  print: 'Nobody prints in a booth.',
} as const;
const STEP = { ...TRAY, loading: 'It comes with the tray.' } as const;

/** The screens of a taster, in the order of tasting a glass. */
export const BOOTH_SCREENS: GalleryScreens = inBooth({
  'offline-door': {
    title: 'Signing in without a network',
    route: '/login',
    who: 'anybody',
    address: '/login',
    isAway: true,
    without: {
      ...WITHOUT_DATA,
      offline: 'It is there only so.',
      print: 'Nobody prints in a booth.',
    },
  },
  calibration: {
    title: 'Calibration',
    route: '/intra/calibration',
    who: 'taster',
    address: '/intra/calibration',
    without: { ...WITHOUT_DATA, print: 'Nobody prints in a booth.' },
  },
  evaluations: {
    title: 'One’s own evaluations',
    route: '/intra/evaluations',
    who: 'taster',
    address: '/intra/evaluations',
    without: { nonsense: WHY.noForm },
  },
  'beside-panel': {
    title: 'One’s own figures beside the panel’s',
    route: '/intra/evaluations/$session',
    who: 'taster',
    address: '/intra/evaluations/{validated}',
    without: { empty: WHY.needsThing, one: WHY.oneThing, many: WHY.session, nonsense: WHY.noForm },
  },
  tray: {
    title: 'The tray: a glass is confirmed',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{tasting}',
    without: TRAY,
  },
  sheet: {
    title: 'A sheet of lines',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{tasting}',
    without: { ...STEP, nonsense: 'A line takes no letters.' },
  },
  review: {
    title: 'The review before signing',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{tasting}',
    without: { ...STEP, nonsense: WHY.noForm, offline: 'As the sheet.' },
  },
  'no-room': {
    title: 'A window without room for 100 mm',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{tasting}',
    window: { width: 360, height: 640 },
    without: {
      ...STEP,
      nonsense: WHY.noForm,
      narrow: 'Its own window is narrow.',
      zoom: 'As the sheet of lines.',
      kiosk: 'A screen of a kiosk has room.',
      offline: 'As the sheet.',
    },
  },
  points: {
    title: 'A sheet of points',
    route: '/intra/profilesheet/$session',
    who: 'taster',
    address: '/intra/profilesheet/{points}',
    without: { ...STEP, nonsense: 'A box of points takes digits alone.' },
  },
  ...STEP_SCREENS,
  'own-sheet': {
    title: 'A sheet of one’s own',
    route: '/intra/profilesheet/$taster/$session/$tray/$code/$tasterCode/$sheet',
    who: 'taster',
    address: '{ownSheet}',
    without: { empty: WHY.needsThing, one: WHY.oneThing, many: WHY.oneThing, nonsense: WHY.noForm },
  },
});
