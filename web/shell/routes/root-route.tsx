import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../../ui/page/focus-heading.ts';
import type { AppContext } from '../app-context.ts';

/** The root of all addresses. */
export const rootRoute = () => createRootRouteWithContext<AppContext>()({ component: Root });

/** Every page, each of which has the focus as it comes in the place of another. */
function Root() {
  const router = useRouter();
  useEffect(() => {
    let end = () => {};
    const forget = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      // The browser itself says the first page.
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

/** The type of the root, for the groups of routes below it. */
export type RootRoute = ReturnType<typeof rootRoute>;
