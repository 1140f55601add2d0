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

/**
 * Creates the router with all addresses of the product (docs/specification/addresses.md). Each
 * screen is a chunk of its own (lazy loading).
 */
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
    // Search parameters that no screen of the address declares are dropped from it (ADR-3).
    search: { strict: true },
    defaultStructuralSharing: true,
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The idle timeout, in minutes, after which a booth went to the sign-in page by itself
     * (BTH-67).
     */
    readonly rested?: number;
  }
  interface StaticDataRouteOption {
    /**
     * Whether the page of these path parameters needs the space of the navigation drawer. It has the
     * icon rail from its first paint, unless the window is very wide.
     */
    readonly isWide?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
