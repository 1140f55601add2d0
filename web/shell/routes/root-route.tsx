import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { AppContext } from '../app-context.ts';

/** The root of all addresses. */
export const rootRoute = () => createRootRouteWithContext<AppContext>()({ component: Outlet });

/** The type of the root, for the groups of routes below it. */
export type RootRoute = ReturnType<typeof rootRoute>;
