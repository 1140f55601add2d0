import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireGroup } from '../require-me.ts';
import type { IntraRoute } from './intra-route.tsx';

/** The taster's own screens: no drawer, and chunks of their own, so that a kiosk loads little. */
export const boothRoutes = (intra: IntraRoute) => {
  const booth = createRoute({
    getParentRoute: () => intra,
    id: 'booth',
    beforeLoad: ({ context }) => requireGroup(context.me, 'booth'),
  });
  return booth.addChildren([
    createRoute({
      getParentRoute: () => booth,
      path: '/evaluations',
      component: lazyRouteComponent(() => import('../booth-waiting.tsx'), 'BoothWaiting'),
    }),
  ]);
};
