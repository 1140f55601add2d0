import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { speakDesk } from '../../i18n/switch-locale.ts';
import { requireGroup } from '../require-me.ts';
import type { IntraRoute } from './intra-route.tsx';

/** The parent route of the desk's screens: its permission check and its page frame. */
export const deskRoute = (intra: IntraRoute) =>
  createRoute({
    getParentRoute: () => intra,
    id: 'desk',
    beforeLoad: ({ context, location }) => {
      if (context.me.role === 'catadores' && /^\/intra\/?$/.test(location.pathname))
        throw redirect({ to: '/intra/evaluations', replace: true });
      requireGroup(context.me, 'desk', location.pathname);
    },
    loader: ({ context }) => speakDesk(context.i18n),
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(() => import('../desk-shell.tsx'), 'DeskShell'),
  });

/** The type of {@link deskRoute}, for the route groups below it. */
export type DeskRoute = ReturnType<typeof deskRoute>;
