import { createRoute, Outlet } from '@tanstack/react-router';
import { SyncPoolProvider } from '../../live/pool/use-document.tsx';
import { requireMe } from '../require-me.ts';
import type { RootRoute } from './root-route.tsx';

/** Everything behind the sign-in: asks who is there, and gives the screens that account's live documents. */
export const intraRoute = (root: RootRoute) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: '/intra',
    beforeLoad: async ({ context, location }) => ({ me: await requireMe(context, location) }),
    component: function SignedIn() {
      const { pools, me } = route.useRouteContext();
      return (
        <SyncPoolProvider pool={pools.of(me)}>
          <Outlet />
        </SyncPoolProvider>
      );
    },
  });
  return route;
};

/** The type of the signed-in part, for the groups of routes below it. */
export type IntraRoute = ReturnType<typeof intraRoute>;
