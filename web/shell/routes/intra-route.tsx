import { createRoute, Outlet, useRouter } from '@tanstack/react-router';
import { SyncPoolProvider } from '../../live/pool/use-document.tsx';
import { meQuery } from '../../parts/http/queries.ts';
import { KeepAliveProvider } from '../../parts/keep-alive/keep-alive-provider.tsx';
import type { SessionEnding } from '../../parts/keep-alive/session-ending.ts';
import { InputGuard } from '../../ui/input-guard/input-guard.tsx';
import { requireMe } from '../require-me.ts';
import type { RootRoute } from './root-route.tsx';

/** Everything behind the sign-in: asks who is there, and gives the screens that account's live documents. */
export const intraRoute = (root: RootRoute) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: '/intra',
    beforeLoad: async ({ context, location }) => ({ me: await requireMe(context, location) }),
    component: function SignedIn() {
      const { pools, me, queryClient } = route.useRouteContext();
      const router = useRouter();
      /** A taster who marks is not torn away: the booth says it, and what is marked waits on the device (ACC-71). */
      function leave(why: SessionEnding['why']): void {
        if (me.role === 'catadores' && why === 'time') return;
        queryClient.removeQueries(meQuery());
        void router.invalidate();
      }
      return (
        <SyncPoolProvider pool={pools.of(me)}>
          <KeepAliveProvider key={me.user} onOver={leave}>
            <InputGuard>
              <Outlet />
            </InputGuard>
          </KeepAliveProvider>
        </SyncPoolProvider>
      );
    },
  });
  return route;
};

/** The type of the signed-in part, for the groups of routes below it. */
export type IntraRoute = ReturnType<typeof intraRoute>;
