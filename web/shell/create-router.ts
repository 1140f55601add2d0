import { createRouter } from '@tanstack/react-router';
import type { AppContext } from './app-context.ts';
import { NotFound } from './not-found.tsx';
import { PageProblem } from './page-problem.tsx';
import { boothRoutes, calibrationRoute, sheetRoutes } from './routes/booth-routes.ts';
import { deskRoutes } from './routes/desk-routes.ts';
import { intraRoute } from './routes/intra-route.tsx';
import { publicRoutes } from './routes/public-routes.ts';
import { rootRoute } from './routes/root-route.tsx';
import { sharedRoutes } from './routes/shared-routes.ts';

/** Builds the addresses of the product (docs/specification/addresses.md). Every screen is a chunk of its own. */
export function createAppRouter(context: AppContext) {
  const root = rootRoute();
  const intra = intraRoute(root);
  return createRouter({
    routeTree: root.addChildren([
      ...publicRoutes(root),
      intra.addChildren([
        deskRoutes(intra),
        boothRoutes(intra),
        ...sheetRoutes(intra),
        calibrationRoute(intra),
        sharedRoutes(intra),
      ]),
    ]),
    context,
    defaultErrorComponent: PageProblem,
    defaultNotFoundComponent: NotFound,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // ADR-3: what no screen of the address knows is dropped from it, rather than handed to the screen unread.
    search: { strict: true },
    defaultStructuralSharing: true,
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** BTH-67: after how many minutes without a touch a booth went to the sign-in by itself. */
    readonly rested?: number;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
