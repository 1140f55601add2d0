import { createRoute, Outlet, useRouter } from '@tanstack/react-router';
import { SyncPoolProvider } from '../../live/pool/use-document.tsx';
import { meQuery } from '../../parts/http/queries.ts';
import { KeepAliveProvider } from '../../parts/keep-alive/keep-alive-provider.tsx';
import type { SessionEnding } from '../../parts/keep-alive/session-ending.ts';
import { InputGuard } from '../../ui/input-guard/input-guard.tsx';
import { requireMe } from '../require-me.ts';
import type { RootRoute } from './root-route.tsx';

/**
 * The parent route of everything behind the sign-in: checks the session, and provides the live
 * documents of the account.
 */
export const intraRoute = (root: RootRoute) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: '/intra',
    beforeLoad: async ({ context, location }) => {
      const me = await requireMe(context, location);
      await context.pools.load();
      return { me };
    },
    component: function SignedIn() {
      const { pools, me, queryClient } = route.useRouteContext();
      const router = useRouter();
      /**
       * Leaves the page when the session has ended. A taster whose session expired stays: the booth
       * shows it, and the marks wait on the device (ACC-71).
       */
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

/** The type of {@link intraRoute}, for the route groups below it. */
export type IntraRoute = ReturnType<typeof intraRoute>;
