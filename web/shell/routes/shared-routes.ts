import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireGroup } from '../require-me.ts';
import type { IntraRoute } from './intra-route.tsx';

/**
 * The routes of a person's own pages, for every role: in the page frame of the desk, or in a plain
 * one for tasters.
 */
export const sharedRoutes = (intra: IntraRoute) => {
  const shared = createRoute({
    getParentRoute: () => intra,
    id: 'shared',
    beforeLoad: ({ context }) => requireGroup(context.me, 'shared'),
    component: lazyRouteComponent(() => import('../shared-shell.tsx'), 'SharedShell'),
  });
  // In a variable of its own: inside `addChildren` the compiler would infer `any` for every
  // address.
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
