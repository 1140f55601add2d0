import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { InputGuard } from '../../ui/input-guard/input-guard.tsx';
import { focusHeading } from '../../ui/page/focus-heading.ts';
import type { AppContext } from '../app-context.ts';

/** The root route of all addresses, typed by the router context. */
export const rootRoute = () => createRootRouteWithContext<AppContext>()({ component: Root });

/**
 * Renders every page, and moves the focus to the heading of a page that replaces another. The input
 * guard hears the taps of all of them: a series may begin at the sign-in and go on in the booth.
 */
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
  return (
    <InputGuard>
      <Outlet />
    </InputGuard>
  );
}

/** The type of {@link rootRoute}, for the route groups below it. */
export type RootRoute = ReturnType<typeof rootRoute>;
