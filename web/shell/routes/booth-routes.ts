import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { mustCalibrate } from '../../booth/calibration/must-calibrate.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';
import { requireGroup } from '../require-me.ts';
import { mayOpen } from '../screen-roles.ts';
import type { IntraRoute } from './intra-route.tsx';

/**
 * The routes of the taster's screens. They have no drawer and chunks of their own (lazy loading),
 * so that a kiosk loads little.
 */
export const boothRoutes = (intra: IntraRoute) => {
  const booth = createRoute({
    getParentRoute: () => intra,
    id: 'booth',
    beforeLoad: ({ context }) => requireGroup(context.me, 'booth'),
  });
  // In a variable of its own: inside `addChildren` the compiler would infer `any` for every
  // address.
  const screens = [
    createRoute({
      getParentRoute: () => booth,
      path: '/evaluations',
      beforeLoad: ({ location }) => {
        if (mustCalibrate(localStorage))
          throw redirect({ to: '/intra/calibration', search: { returnUrl: location.href } });
      },
      component: lazyRouteComponent(
        () => import('../../booth/evaluations/own-evaluations-page.tsx'),
        'OwnEvaluationsPage',
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
        () => import('../../booth/evaluations/booth-sheet-page.tsx'),
        'BoothSheetPage',
      ),
    }),
  ] as const;
  return booth.addChildren(screens);
};

/**
 * The routes of profile sheets by session number, for every role: a taster's own tray, or the paper
 * sheets at the desk (KEY-1). Without a number they redirect to a list to choose from.
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

/** The route of the screen calibration, for every signed-in account. */
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
