import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { mustCalibrate } from '../../booth/calibration/must-calibrate.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';
import { requireGroup } from '../require-me.ts';
import { mayOpen } from '../screen-roles.ts';
import type { IntraRoute } from './intra-route.tsx';

/** The taster's own screens: no drawer, and chunks of their own, so that a kiosk loads little. */
export const boothRoutes = (intra: IntraRoute) => {
  const booth = createRoute({
    getParentRoute: () => intra,
    id: 'booth',
    beforeLoad: ({ context }) => requireGroup(context.me, 'booth'),
  });
  // Made before they are handed over: beneath `addChildren` the compiler would take every address for `any`.
  const screens = [
    createRoute({
      getParentRoute: () => booth,
      path: '/evaluations',
      beforeLoad: ({ location }) => {
        if (mustCalibrate(localStorage))
          throw redirect({ to: '/intra/calibration', search: { returnUrl: location.href } });
      },
      component: lazyRouteComponent(
        () => import('../../booth/evaluations/evaluations-page.tsx'),
        'EvaluationsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => booth,
      path: '/evaluations/$session',
      component: lazyRouteComponent(
        () => import('../../booth/panel-comparison/panel-comparison-page.tsx'),
        'PanelComparisonPage',
      ),
    }),
    createRoute({
      getParentRoute: () => booth,
      path: '/profilesheet/$taster/$session/$tray/$code/$tasterCode/$sheet',
      component: lazyRouteComponent(
        () => import('../../booth/evaluations/own-sheet-page.tsx'),
        'OwnSheetPage',
      ),
    }),
  ] as const;
  return booth.addChildren(screens);
};

/**
 * A sheet by the number of its session, for every role: a taster's own tray; at the desk its sheets of paper (KEY-1).
 * Without the number, where one is chosen.
 */
export const sheetRoutes = (intra: IntraRoute) =>
  [
    createRoute({
      getParentRoute: () => intra,
      path: '/profilesheet',
      beforeLoad: ({ context }) => {
        const to = mayOpen('booth', context.me.role)
          ? '/intra/evaluations'
          : '/intra/sessions/list';
        throw redirect({ to, replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => intra,
      path: '/profilesheet/$session',
      beforeLoad: ({ context, params }) => {
        if (mayOpen('booth', context.me.role)) return;
        throw redirect({
          to: '/intra/papersheet/$code/{-$taster}/{-$glass}',
          params: { code: params.session },
          replace: true,
        });
      },
      component: lazyRouteComponent(
        () => import('../../booth/session/booth-session.tsx'),
        'BoothSession',
      ),
    }),
  ] as const;

/** The measuring of this screen, for anybody who is signed in. */
export const calibrationRoute = (intra: IntraRoute) =>
  createRoute({
    getParentRoute: () => intra,
    path: '/calibration',
    validateSearch: (raw: Record<string, unknown>): { readonly returnUrl?: string } => {
      const { returnUrl } = raw;
      return dropEmpty({ returnUrl: typeof returnUrl === 'string' ? returnUrl : undefined });
    },
    component: lazyRouteComponent(
      () => import('../../booth/evaluations/calibration-page.tsx'),
      'CalibrationPage',
    ),
  });
