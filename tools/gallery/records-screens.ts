import { type GalleryScreens, ONE_THING, WHY } from './gallery-screen.ts';

const leader = 'leader';

/** The screens of test reports, and of a panel's own sheets. */
export const RECORDS_SCREENS: GalleryScreens = {
  reports: {
    title: 'Reports',
    route: '/intra/reports/list',
    who: leader,
    address: '/intra/reports/list',
    without: {
      one: 'As the demonstration shows it.',
      many: 'A report is issued by hand, of one sample at a time.',
    },
  },
  report: {
    title: 'An issued report',
    route: '/intra/reports/$number',
    who: leader,
    address: '/intra/reports/{report}',
    without: { ...ONE_THING, nonsense: WHY.noForm },
  },
  // The last one, since the report that is typed here replaces the one above.
  'report-draft': {
    title: 'What a report of a sample would state',
    route: '/intra/reports/$code/$sample',
    who: leader,
    address: '/intra/reports/{reported}',
    without: ONE_THING,
  },
  'panel-sheets': {
    title: 'Profile sheets of the panel’s own',
    route: '/intra/panels/sheets',
    who: leader,
    address: '/intra/panels/sheets',
    without: { many: WHY.bounded, nonsense: WHY.noForm },
  },
  'panel-sheet': {
    title: 'A profile sheet of the panel’s own',
    route: '/intra/panels/sheets/$sheet',
    who: leader,
    address: '/intra/panels/sheets/{panelSheet}',
    without: ONE_THING,
  },
};
