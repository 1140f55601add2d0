import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '../../audit/audit-search.ts';
import { requireGroup } from '../require-me.ts';
import type { DeskRoute } from './desk-routes.ts';

/** The screens of the panel itself, its accounts, its settings, its statuses and its trail. */
export const peopleRoutes = (desk: DeskRoute) =>
  [
    createRoute({
      getParentRoute: () => desk,
      path: '/panels',
      component: lazyRouteComponent(() => import('../../panel/panel-page.tsx'), 'PanelPage'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/panels/settings',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      component: lazyRouteComponent(
        () => import('../../settings/settings-page.tsx'),
        'SettingsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tasters/state/$code',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      component: lazyRouteComponent(
        () => import('../../tasters/state/taster-state-page.tsx'),
        'TasterStatePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/audit',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      validateSearch: readAuditSearch,
      component: lazyRouteComponent(() => import('../../audit/audit-page.tsx'), 'AuditPage'),
    }),
  ] as const;
