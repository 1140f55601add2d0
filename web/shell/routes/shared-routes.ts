import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireGroup } from '../require-me.ts';
import type { IntraRoute } from './intra-route.tsx';

/** One's own screens, for anybody who is signed in: in the desk's shell, or in a plain one for tasters. */
export const sharedRoutes = (intra: IntraRoute) => {
  const shared = createRoute({
    getParentRoute: () => intra,
    id: 'shared',
    beforeLoad: ({ context }) => requireGroup(context.me, 'shared'),
    component: lazyRouteComponent(() => import('../shared-shell.tsx'), 'SharedShell'),
  });
  // Made before they are handed over: beneath `addChildren` the compiler would take every address for `any`.
  const screens = [
    createRoute({
      getParentRoute: () => shared,
      path: '/users',
      component: lazyRouteComponent(() => import('../../account/my-data-page.tsx'), 'MyDataPage'),
    }),
    createRoute({
      getParentRoute: () => shared,
      path: '/access',
      component: lazyRouteComponent(() => import('../../account/access-page.tsx'), 'AccessPage'),
    }),
  ] as const;
  return shared.addChildren(screens);
};
