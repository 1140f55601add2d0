import { type GalleryScreens, WHY, WITHOUT_DATA } from './gallery-screen.ts';
import { eachTranslation } from './states.ts';

/** The screens that are open without an account, such as the sign-in page. */
export const DOOR_SCREENS: GalleryScreens = {
  landing: {
    title: 'The door',
    route: '/',
    who: 'anybody',
    address: '/',
    without: WITHOUT_DATA,
  },
  login: {
    title: 'Signing in',
    route: '/login',
    who: 'anybody',
    address: '/login',
    without: { ...WITHOUT_DATA, refused: undefined },
  },
  'second-factor': {
    title: 'The second step of signing in',
    route: '/second-factor',
    who: 'anybody',
    address: '/second-factor',
    without: { ...WITHOUT_DATA, nonsense: undefined },
  },
  reset: {
    title: 'A forgotten password',
    route: '/reset',
    who: 'anybody',
    address: '/reset',
    without: { ...WITHOUT_DATA, nonsense: undefined },
  },
  'new-password': {
    title: 'A new password, by a link',
    route: '/reset',
    who: 'anybody',
    address: '/reset?token=no-such-token',
    without: { ...WITHOUT_DATA, refused: undefined, nonsense: undefined },
  },
  confirm: {
    title: 'An address confirmed, by a link',
    route: '/confirm',
    who: 'anybody',
    address: '/confirm?token=no-such-token',
    without: { ...WITHOUT_DATA, refused: 'The usual picture is that of a link that is refused.' },
  },
  setup: {
    title: 'The first start',
    route: '/setup',
    who: 'anybody',
    address: '/setup',
    without: { ...WITHOUT_DATA, empty: undefined, nonsense: undefined, loading: undefined },
  },
  wall: {
    title: 'The screen in the room',
    route: '/wall',
    who: 'anybody',
    address: '/wall{wall}',
    without: {
      empty: 'A key is made of a session that is shown.',
      many: WHY.session,
      nonsense: WHY.noForm,
      print: 'It is a screen that hangs on a wall, which nobody prints.',
    },
  },
  workbench: {
    title: 'The workbench',
    route: '/workbench',
    who: 'anybody',
    address: '/workbench',
    without: { ...WITHOUT_DATA, one: undefined, refused: undefined },
  },
  verify: {
    title: 'A report verified',
    route: '/verify',
    who: 'anybody',
    address: '/verify',
    without: { ...WITHOUT_DATA, nonsense: undefined },
  },
  error: {
    title: 'The page of errors',
    route: '/error',
    who: 'anybody',
    address: '/error',
    without: WITHOUT_DATA,
  },
  nothing: {
    title: 'An address where there is nothing',
    route: '*',
    who: 'anybody',
    address: '/nothing-here',
    without: WITHOUT_DATA,
  },
  components: {
    title: 'The components',
    route: '/ui',
    who: 'anybody',
    address: '/ui',
    without: {
      ...WITHOUT_DATA,
      ...eachTranslation('', () => 'It is for those who build, in English alone.'),
      offline: WHY.noData,
    },
  },
};
