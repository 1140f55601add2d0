import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDaysSearch } from '../../parts/lists/days-search.ts';
import { readListSearch } from '../../parts/lists/list-search.ts';
import { readSamplesSearch } from '../../parts/lists/samples-search.ts';
import { deskRoute } from './desk-route.ts';
import type { IntraRoute } from './intra-route.tsx';
import { peopleRoutes } from './people-routes.ts';
import { qualityRoutes } from './quality-routes.ts';

/** The routes of panel leaders and assistants, inside the page frame with the drawer. */
export const deskRoutes = (intra: IntraRoute) => {
  const desk = deskRoute(intra);
  // In a variable of its own: inside `addChildren` the compiler would infer `any` for every
  // address.
  const screens = [
    createRoute({
      getParentRoute: () => desk,
      path: '/',
      component: lazyRouteComponent(() => import('../../desk/today/today-page.tsx'), 'TodayPage'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/sessions/list',
      validateSearch: readListSearch,
      component: lazyRouteComponent(
        () => import('../../desk/sessions/list/sessions-list.tsx'),
        'SessionsList',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/sessions/acceptance',
      validateSearch: readDaysSearch,
      component: lazyRouteComponent(
        () => import('../../desk/sessions/acceptance/acceptance-page.tsx'),
        'AcceptancePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/sessions/{-$code}',
      component: lazyRouteComponent(
        () => import('../../desk/sessions/plan/session-page.tsx'),
        'SessionPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tastersevaluation/$code/{-$sample}/{-$tasting}',
      // The board, and not the sheets of one sample.
      staticData: { isWide: ({ sample }) => sample === undefined },
      component: lazyRouteComponent(
        () => import('../../desk/evaluations-page.tsx'),
        'EvaluationsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/papersheet/$code/{-$taster}/{-$glass}',
      component: lazyRouteComponent(
        () => import('../../desk/papersheet/papersheet-page.tsx'),
        'PapersheetPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/labels/$code',
      component: lazyRouteComponent(
        () => import('../../desk/prints/prints-page.tsx'),
        'PrintsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/assessments/summary',
      validateSearch: readListSearch,
      component: lazyRouteComponent(
        () => import('../../desk/results/results-list.tsx'),
        'ResultsList',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/assessments/$code/{-$sample}/{-$tasting}',
      staticData: { isWide: () => true },
      component: lazyRouteComponent(
        () => import('../../desk/assessment/assessment-page.tsx'),
        'AssessmentPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/reports/list',
      validateSearch: readListSearch,
      component: lazyRouteComponent(
        () => import('../../desk/reports/reports-list.tsx'),
        'ReportsList',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/reports/$number',
      staticData: { isWide: () => true },
      component: lazyRouteComponent(
        () => import('../../desk/reports/issued-report-page.tsx'),
        'IssuedReportPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/reports/$code/$sample',
      staticData: { isWide: () => true },
      component: lazyRouteComponent(
        () => import('../../desk/reports/report-draft-page.tsx'),
        'ReportDraftPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/samples/list',
      validateSearch: readSamplesSearch,
      component: lazyRouteComponent(
        () => import('../../desk/samples/samples-list.tsx'),
        'SamplesList',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/samples/{-$code}',
      component: lazyRouteComponent(
        () => import('../../desk/samples/sample-page.tsx'),
        'SamplePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tasters/list',
      validateSearch: readListSearch,
      component: lazyRouteComponent(
        () => import('../../desk/tasters/tasters-list.tsx'),
        'TastersList',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tasters/{-$code}',
      component: lazyRouteComponent(
        () => import('../../desk/tasters/taster-page.tsx'),
        'TasterPage',
      ),
    }),
    ...qualityRoutes(desk),
    ...peopleRoutes(desk),
  ] as const;
  return desk.addChildren(screens);
};
