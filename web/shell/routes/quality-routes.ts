import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readQualitySearch } from '../../desk/quality/quality-search.ts';
import { readTrainingSearch } from '../../desk/quality/training/training-search.ts';
import type { DeskRoute } from './desk-route.ts';

/**
 * The routes of the quality pages: an overview, and a page for each question about the panel and
 * its tasters (QUA-3).
 */
export const qualityRoutes = (desk: DeskRoute) =>
  [
    createRoute({
      getParentRoute: () => desk,
      path: '/quality',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/overview/overview-page.tsx'),
        'OverviewPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/panelprecision',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/panel/panel-precision-page.tsx'),
        'PanelPrecisionPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/paneldeviation',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/panel/panel-deviation-page.tsx'),
        'PanelDeviationPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/tasterprecision',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/taster/taster-pages.tsx'),
        'TasterPrecisionPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/tasterdeviation',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/taster/taster-pages.tsx'),
        'TasterDeviationPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/tasterdeviation/reference',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/taster/taster-pages.tsx'),
        'TasterReferencePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/tastercompetence',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/competence/competence-page.tsx'),
        'CompetencePage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/tasterevolution',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/evolution/evolution-page.tsx'),
        'EvolutionPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/aids',
      validateSearch: readQualitySearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/aids/aids-page.tsx'),
        'AidsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => desk,
      path: '/quality/training',
      validateSearch: readTrainingSearch,
      component: lazyRouteComponent(
        () => import('../../desk/quality/training/training-page.tsx'),
        'TrainingPage',
      ),
    }),
  ] as const;
