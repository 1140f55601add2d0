import type { GalleryScreen } from './gallery-screen.ts';
import { GALLERY } from './gallery-screens.ts';

/** The kinds of layout that the screens have. `npm test` checks each kind at least once. */
export const LAYOUTS = [
  'entrance',
  'form',
  'list',
  'charts',
  'board',
  'plan',
  'assessment',
  'paper',
  'booth',
  'overview',
] as const;

type CheckedScreen = {
  readonly layout: (typeof LAYOUTS)[number];
  /** Why `npm test` checks this screen. Without a reason only `npm run every-screen` does. */
  readonly inSuite?: string;
  /** Its account and address, for a screen that the gallery shows elsewhere or not at all. */
  readonly at?: Pick<GalleryScreen, 'who' | 'address'>;
};

/**
 * The screens whose layout and messages are checked (stories/every-screen), in the order of the
 * visits. `npm run every-screen` checks all of them; `npm test` checks those with `inSuite`.
 */
export const CHECKED_SCREENS: Readonly<Record<string, CheckedScreen>> = {
  landing: { layout: 'entrance' },
  login: { layout: 'entrance', inSuite: 'everybody begins here' },
  verify: { layout: 'entrance' },
  workbench: { layout: 'entrance' },
  'second-factor': { layout: 'entrance' },
  reset: { layout: 'entrance' },
  'new-password': { layout: 'entrance' },
  confirm: { layout: 'entrance' },
  error: { layout: 'entrance' },
  today: { layout: 'overview', inSuite: 'cards of every kind' },
  sessions: { layout: 'list', inSuite: 'a list with marks of state, in four languages' },
  plan: { layout: 'plan', inSuite: 'tables with fields in a form' },
  board: { layout: 'board', inSuite: 'a wide table with two columns that stay in view' },
  sheets: { layout: 'list' },
  paper: { layout: 'form' },
  labels: { layout: 'paper' },
  assessment: { layout: 'assessment', inSuite: 'figures, charts and texts on one page' },
  assessments: { layout: 'list', inSuite: 'the widest list, on paper on its side' },
  acceptance: { layout: 'list' },
  samples: { layout: 'list' },
  sample: { layout: 'form', inSuite: 'the longest form, with files and a history' },
  tasters: { layout: 'list' },
  taster: { layout: 'form' },
  panel: { layout: 'form' },
  settings: { layout: 'form' },
  backups: { layout: 'form' },
  audit: { layout: 'list' },
  account: { layout: 'form' },
  quality: { layout: 'charts' },
  training: { layout: 'charts' },
  reports: { layout: 'list' },
  'report-draft': { layout: 'paper' },
  report: { layout: 'paper', inSuite: 'a document for paper, with a code and sheets' },
  'panel-sheets': { layout: 'list' },
  'panel-sheet': { layout: 'form' },
  'new-session': { layout: 'form' },
  'validated-session': { layout: 'plan' },
  'validated-board': {
    layout: 'board',
    at: { who: 'leader', address: '/intra/tastersevaluation/{validated}' },
  },
  'new-sample': { layout: 'form' },
  'new-taster': { layout: 'form' },
  'taster-state': { layout: 'list' },
  'panel-precision': { layout: 'charts', inSuite: 'control charts above a table' },
  'panel-deviation': { layout: 'charts' },
  'taster-precision': { layout: 'charts' },
  'taster-deviation': { layout: 'charts' },
  'taster-reference': { layout: 'charts' },
  evolution: { layout: 'charts' },
  competence: { layout: 'charts', inSuite: 'the table of quality, on its side on paper' },
  aids: { layout: 'charts' },
  access: { layout: 'form' },
  nothing: { layout: 'entrance', at: { who: 'leader', address: '/intra/nothing-here' } },
  evaluations: { layout: 'booth', inSuite: 'the list of a taster' },
  calibration: { layout: 'booth' },
  tray: { layout: 'booth', inSuite: 'the glass that is confirmed' },
  sheet: { layout: 'booth', inSuite: 'the lines of 100 mm' },
};

/**
 * Steps of the booth whose messages are checked with the screens above. booth.story.ts checks their
 * layout.
 */
export const WORDED_STEPS: Readonly<Record<string, Pick<CheckedScreen, 'inSuite'>>> = {
  review: {},
  rest: {},
  'wrong-glass': {},
  answer: {},
  done: { inSuite: 'the last step' },
};

/** The screens of the gallery that another file checks, with that file. */
export const CHECKED_ELSEWHERE: Readonly<Record<string, string>> = {
  setup: 'stories/session.story.ts',
  wall: 'stories/wall.story.ts',
  components: 'web/ui/gallery/gallery.test.tsx',
  'award-board': 'stories/award.story.ts',
  'award-assessment': 'stories/award.story.ts',
  'offline-door': 'stories/booth-offline.story.ts',
  'beside-panel': 'stories/own-figures.story.ts',
  review: 'stories/booth.story.ts',
  'no-room': 'stories/booth.story.ts',
  points: 'stories/award.story.ts',
  rest: 'stories/booth.story.ts',
  'wrong-glass': 'stories/booth.story.ts',
  answer: 'stories/training.story.ts',
  done: 'stories/booth.story.ts',
  over: 'stories/booth.story.ts',
  'own-sheet': 'stories/booth.story.ts',
};

/** The account and the address of a checked screen. */
export function standing(name: string): Pick<GalleryScreen, 'who' | 'address'> {
  const screen = CHECKED_SCREENS[name]?.at ?? GALLERY[name];
  if (screen === undefined) throw new Error(`no screen is called ${name}`);
  return screen;
}
