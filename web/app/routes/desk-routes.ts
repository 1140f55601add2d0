import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readListSearch } from '../list-search.ts';
import { requireGroup } from '../require-me.ts';
import type { IntraRoute } from './intra-route.tsx';
import { peopleRoutes } from './people-routes.ts';

/** The screens of panel leaders and assistants, inside the shell with the drawer. */
export const deskRoutes = (intra: IntraRoute) => {
  const desk = deskRoute(intra);
  return desk.addChildren([
    createRoute({
      getParentRoute: () => desk,
      path: '/',
      component: lazyRouteComponent(() => import('../../today/today-page.tsx'), 'TodayPage'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/sessions/list',
      validateSearch: readListSearch,
      component: lazyRouteComponent(
        () => import('../../sessions/list/sessions-list.tsx'),
        'SessionsList',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/sessions/acceptance',
      component: lazyRouteComponent(
        () => import('../../sessions/acceptance/acceptance-page.tsx'),
        'AcceptancePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/sessions/{-$code}',
      component: lazyRouteComponent(
        () => import('../../sessions/plan/session-page.tsx'),
        'SessionPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tastersevaluation/$code/{-$sample}/{-$tasting}',
      component: lazyRouteComponent(
        () => import('../../board/evaluations-page.tsx'),
        'EvaluationsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/assessments/summary',
      validateSearch: readListSearch,
      component: lazyRouteComponent(() => import('../../results/results-list.tsx'), 'ResultsList'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/assessments/$code/{-$sample}/{-$tasting}',
      component: lazyRouteComponent(
        () => import('../../assessments/assessment-page.tsx'),
        'AssessmentPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/samples/list',
      validateSearch: readListSearch,
      component: lazyRouteComponent(() => import('../../samples/samples-list.tsx'), 'SamplesList'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/samples/{-$code}',
      component: lazyRouteComponent(() => import('../../samples/sample-page.tsx'), 'SamplePage'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tasters/list',
      validateSearch: readListSearch,
      component: lazyRouteComponent(() => import('../../tasters/tasters-list.tsx'), 'TastersList'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tasters/{-$code}',
      component: lazyRouteComponent(() => import('../../tasters/taster-page.tsx'), 'TasterPage'),
    }),
    ...peopleRoutes(desk),
  ]);
};

/** The desk itself: who may come in, and the shell. */
const deskRoute = (intra: IntraRoute) =>
  createRoute({
    getParentRoute: () => intra,
    id: 'desk',
    beforeLoad: ({ context, location }) => {
      if (context.me.role === 'catadores' && /^\/intra\/?$/.test(location.pathname))
        throw redirect({ to: '/intra/evaluations', replace: true });
      requireGroup(context.me, 'desk');
    },
    component: lazyRouteComponent(() => import('../desk-shell.tsx'), 'DeskShell'),
  });

/** The type of the desk, for the groups of routes below it. */
export type DeskRoute = ReturnType<typeof deskRoute>;
