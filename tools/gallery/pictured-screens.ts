/** The screens in docs/images/screens with their titles, in the order of docs/screens.md; each by the name of its pictures. */
export const PICTURED_SCREENS: Readonly<Record<string, string>> = {
  landing: 'The door',
  login: 'Signing in',
  verify: 'A report verified',
  workbench: 'The workbench',
  today: 'Today',
  sessions: 'Sessions',
  'new-session': 'A new session',
  plan: 'A plan',
  'validated-session': 'A validated session',
  board: 'The board',
  'validated-board': 'The board of a validated session',
  sheets: 'Evaluations of a sample',
  paper: 'A sheet of paper',
  labels: 'Labels and papers',
  assessment: 'An assessment',
  assessments: 'Assessments',
  reports: 'Reports',
  'report-draft': 'What a report would state',
  report: 'An issued report',
  acceptance: 'Acceptance',
  samples: 'Samples',
  sample: 'A sample',
  'new-sample': 'A new sample',
  tasters: 'Tasters',
  taster: 'A taster',
  'new-taster': 'A new taster',
  'taster-state': 'The statuses of a taster',
  panel: 'The panel',
  'panel-sheets': 'Profile sheets',
  'panel-sheet': 'A profile sheet of the panel’s own',
  settings: 'Settings',
  backups: 'Backups',
  audit: 'The audit trail',
  account: 'My data',
  access: 'My sign-ins',
  nothing: 'An address where there is nothing',
  quality: 'Quality',
  'panel-precision': 'Panel precision',
  'panel-deviation': 'Panel deviation',
  'taster-precision': 'Taster precision',
  'taster-deviation': 'Taster deviation',
  'taster-reference': 'Deviation from the reference',
  evolution: 'Evolution',
  competence: 'Competence',
  aids: 'Aids',
  training: 'Training',
  evaluations: 'A taster’s evaluations',
  calibration: 'Calibration',
  tray: 'The tray',
  sheet: 'A sheet of lines',
  review: 'The review before signing',
  points: 'A sheet of points',
  rest: 'The rest between two glasses',
  'wrong-glass': 'A glass with another code',
  answer: 'The answer of a training',
  done: 'All sheets are handed in',
  'own-sheet': 'A sheet of one’s own',
};

/** The widths in px that each is pictured in. */
export const PICTURED_WIDTHS = [1440, 1024, 600] as const;
/** The schemes that each is pictured in. */
export const PICTURED_SCHEMES = ['light', 'dark'] as const;

/** Where the picture of a screen is kept, from docs/. */
export const screenPicture = (
  name: string,
  width: (typeof PICTURED_WIDTHS)[number],
  scheme: (typeof PICTURED_SCHEMES)[number],
): string => `images/screens/${name}-${width}-${scheme}.jpg`;

const HEAD = `# Every screen in pictures

As \`npx node stories/screens.main.ts\` takes them of the demonstration, at 1440, 1024 and 600 px, light and dark; with names behind it, those
screens alone; the command writes this page. [Every screen in every state](gallery.md) has a page of its own, and the quality room
[pictures on paper](quality.md). The two pictures of the README and those of the landing page are made by \`npx node stories/landing.main.ts\`,
or \`npx node stories/landing.main.ts readme\` for the two alone; \`npm run pictures\` makes all of these.
`;

/** SCR-25: docs/screens.md: every screen in three widths and both schemes. */
export const screensPage = (): string =>
  [HEAD, ...Object.entries(PICTURED_SCREENS).map(section)].join('\n');

function section([name, title]: readonly [name: string, title: string]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    row(['', ...PICTURED_WIDTHS.map((width) => `${width} px`)]),
    row(['---', ...PICTURED_WIDTHS.map(() => '---')]),
    ...PICTURED_SCHEMES.map((scheme) =>
      row([
        scheme,
        ...PICTURED_WIDTHS.map(
          (width) => `![${title}, ${width} px, ${scheme}](${screenPicture(name, width, scheme)})`,
        ),
      ]),
    ),
    '',
  ].join('\n');
}
