import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '../../desk/audit/audit-search.ts';
import { readInvitee } from '../../desk/panel/invitee.ts';
import { requireGroup } from '../require-me.ts';
import type { DeskRoute } from './desk-route.ts';

/**
 * The routes of the panel and its accounts, settings, own sheets, backups, taster statuses and
 * audit trail.
 */
export const peopleRoutes = (desk: DeskRoute) =>
  [
    createRoute({
      getParentRoute: () => desk,
      path: '/panels',
      validateSearch: readInvitee,
      component: lazyRouteComponent(() => import('../../desk/panel/panel-page.tsx'), 'PanelPage'),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/panels/settings',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      component: lazyRouteComponent(
        () => import('../../desk/settings/settings-page.tsx'),
        'SettingsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/panels/sheets',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      component: lazyRouteComponent(
        () => import('../../desk/ownsheets/own-sheets-page.tsx'),
        'OwnSheetsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/panels/sheets/$sheet',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      component: lazyRouteComponent(
        () => import('../../desk/ownsheets/own-sheet-page.tsx'),
        'OwnSheetPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/panels/backups',
      component: lazyRouteComponent(
        () => import('../../desk/backups/backups-page.tsx'),
        'BackupsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/tasters/state/$code',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      component: lazyRouteComponent(
        () => import('../../desk/tasters/state/taster-state-page.tsx'),
        'TasterStatePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/audit',
      beforeLoad: ({ context }) => requireGroup(context.me, 'leader'),
      validateSearch: readAuditSearch,
      component: lazyRouteComponent(() => import('../../desk/audit/audit-page.tsx'), 'AuditPage'),
    }),
  ] as const;
