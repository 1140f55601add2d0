import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../../ui/page/focus-heading.ts';
import type { AppContext } from '../app-context.ts';

/** The root route of all addresses, typed by the router context. */
export const rootRoute = () => createRootRouteWithContext<AppContext>()({ component: Root });

/** Renders every page, and moves the focus to the heading of a page that replaces another. */
function Root() {
  const router = useRouter();
  useEffect(() => {
    let end = () => {};
    const forget = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // A screen reader announces the first page by itself.
      if (fromLocation === undefined || !pathChanged) return;
      end();
      end = focusHeading();
    });
    return () => {
      end();
      forget();
    };
  }, [router]);
  return <Outlet />;
}

/** The type of {@link rootRoute}, for the route groups below it. */
export type RootRoute = ReturnType<typeof rootRoute>;
