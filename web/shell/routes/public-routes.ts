import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isLocale, type Locale } from '../../../domain/words/locale.ts';
import { speak, speakDesk } from '../../i18n/switch-locale.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';
import type { RootRoute } from './root-route.tsx';

/** The routes that anyone may open without signing in. */
export const publicRoutes = (root: RootRoute) =>
  [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      // ACC-12: a signed-in person goes straight to the start page.
      beforeLoad: async ({ context }) => {
        const me = await context.queryClient.ensureQueryData(meQuery()).catch(() => null);
        if (me !== null) throw redirect({ to: '/intra', replace: true });
      },
      component: lazyRouteComponent(
        () => import('../../entrance/landing/landing-page.tsx'),
        'LandingPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/workbench',
      loader: ({ context }) => speakDesk(context.i18n),
      staleTime: Number.POSITIVE_INFINITY,
      component: lazyRouteComponent(
        () => import('../../workbench/workbench-page.tsx'),
        'WorkbenchPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/wall',
      validateSearch: readLanguage,
      loaderDeps: ({ search }) => search,
      // A wall display has no language setting of its own: it uses the language named in its link.
      loader: ({ context, deps: { lang } }) =>
        lang === undefined ? undefined : speak(context.i18n, lang),
      component: lazyRouteComponent(() => import('../../wall/wall-page.tsx'), 'WallPage'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/login',
      validateSearch: readReturn,
      component: lazyRouteComponent(
        () => import('../../entrance/sign-in/login-page.tsx'),
        'LoginPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/second-factor',
      validateSearch: readReturn,
      component: lazyRouteComponent(
        () => import('../../entrance/second-factor/second-factor-page.tsx'),
        'SecondFactorPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/reset',
      validateSearch: readToken,
      component: lazyRouteComponent(
        () => import('../../entrance/sign-in/reset-page.tsx'),
        'ResetPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/confirm',
      validateSearch: readToken,
      component: lazyRouteComponent(
        () => import('../../entrance/sign-in/confirm-page.tsx'),
        'ConfirmPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/setup',
      component: lazyRouteComponent(
        () => import('../../entrance/set-up/setup-page.tsx'),
        'SetupPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/verify',
      component: lazyRouteComponent(
        () => import('../../entrance/verify/verify-page.tsx'),
        'VerifyPage',
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/error',
      component: lazyRouteComponent(() => import('../error-page.tsx'), 'ErrorPage'),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/ui',
      component: lazyRouteComponent(() => import('../../ui/gallery/gallery.tsx'), 'Gallery'),
    }),
  ] as const;

function readReturn(raw: Record<string, unknown>): { readonly returnUrl?: string } {
  const returnUrl = raw['returnUrl'];
  return dropEmpty({ returnUrl: typeof returnUrl === 'string' ? returnUrl : undefined });
}

function readLanguage(raw: Record<string, unknown>): { readonly lang?: Locale } {
  const lang = raw['lang'];
  return dropEmpty({ lang: typeof lang === 'string' && isLocale(lang) ? lang : undefined });
}

function readToken(raw: Record<string, unknown>): { readonly token?: string } {
  const token = raw['token'];
  return dropEmpty({ token: typeof token === 'string' ? token : undefined });
}
