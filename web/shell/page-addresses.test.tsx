import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedInUser } from '../../domain/account/testing/accounts.ts';
import { groupOfPage, PAGES, type PageGroup } from '../../domain/api/page-addresses.ts';
import type { Role } from '../../domain/words/role.ts';
import { meQuery } from '../parts/http/queries.ts';
import { stubFetch } from '../parts/http/testing/stub-fetch.ts';
import { createAccountPools } from './account-pools.ts';
import { createAppRouter } from './create-router.ts';
import { createLazyPools } from './lazy-pools.ts';
import { createOfflineSignIn } from './offline-sign-in.ts';
import { createPageUpdate } from './page-update.ts';

function productRouter(queryClient = new QueryClient()) {
  const pools = createLazyPools(async () => createAccountPools('ws://127.0.0.1:9', () => 0));
  onTestFinished(() => pools.close());
  const offline = createOfflineSignIn({ pools, queryClient, now: () => 0, onChange: () => {} });
  const update = createPageUpdate({ workers: undefined, reload: () => {} });
  return createAppRouter({ queryClient, pools, offline, i18n: setupI18n(), update });
}

test.each(['jefespanel', 'catadores'] as const)(
  'ACC-12 the address / leads a signed-in person (%s) behind the sign-in',
  async (role) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(meQuery().queryKey, signedInUser({ role }));
    const router = productRouter(queryClient);
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) });
    await router.load();
    expect(router.state.location.pathname).toMatch(/^\/intra/);
  },
);

test('ACC-12 a stranger stays on the landing page', async () => {
  stubFetch(() => Response.json({ code: 'signed-out' }, { status: 401 }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const router = productRouter();
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  expect(router.state.location.pathname).toBe('/');
});

const ADDRESSES = Object.keys(PAGES);
const withoutEnd = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

test('ADR-4 the addresses that the server answers are those of the routes', () => {
  const routes = Object.keys(productRouter().routesByPath).map(withoutEnd);
  expect(ADDRESSES.toSorted()).toEqual([...new Set(routes)].toSorted());
});

/** The path of an address, and variants of it as in a mistyped or shortened link. */
function pathsLike(address: string): readonly string[] {
  const parts = address.split('/').slice(1);
  const given = parts.map((part) => (part.includes('$') ? 'S-1.2' : part));
  const needed = parts.filter((part) => !part.startsWith('{'));
  return [
    given,
    needed.map((part) => (part.includes('$') ? 'a%20ü' : part)),
    given.slice(1),
    given.slice(0, -1),
    [...given, 'more'],
    [...given, '1', '2', '3'],
    ['intra', ...given],
    given.with(-1, 'nothing'),
    given.with(0, 'Intra'),
    given.map((part) => part.toUpperCase()),
  ].flatMap((one) => [`/${one.join('/')}`, `/${one.join('/')}/`]);
}

test.each(ADDRESSES)(
  'ADR-4 the server and the router agree on paths that are like %s',
  (address) => {
    const router = productRouter();
    for (const path of pathsLike(address).filter((one) => !one.includes('//'))) {
      const [, params, route] = router.getMatchedRoutes(path);
      expect([path, groupOfPage(path) !== null]).toEqual([
        path,
        route !== undefined && !('**' in params),
      ]);
    }
  },
);

test.each([
  ['/intra/tastersevaluation/12', true],
  ['/intra/tastersevaluation/12/S-1', false],
  ['/intra/assessments/summary', false],
  ['/intra/assessments/12', true],
  ['/intra/assessments/12/S-1/1', true],
  ['/intra/reports/list', false],
  ['/intra/reports/7', true],
  ['/intra/reports/12/S-1', true],
  ['/intra/sessions/12', false],
  ['/intra', false],
])(
  'SCR-48 the address %s alone says whether its page has the rail in place of the drawer',
  (path, isWide) => {
    const [, params, route] = productRouter().getMatchedRoutes(path);
    expect(route?.options.staticData?.isWide?.(params) === true).toBe(isWide);
  },
);

/** The roles that are denied the pages of a group, written by hand. */
const DENIED: Readonly<Record<PageGroup, readonly Role[]>> = {
  public: [],
  shared: [],
  desk: ['catadores'],
  leader: ['adjuntos', 'catadores'],
  booth: ['jefespanel', 'adjuntos'],
};
const DENIALS = Object.entries(PAGES)
  // A taster is redirected from the start page of the desk to their own.
  .filter(([address]) => address !== '/intra')
  .flatMap(([address, group]) => DENIED[group].map((role) => [role, address, group] as const));

test.each(DENIALS)(
  'ACC-11 %s at %s are told that it is for the group %s, not for that of an outer route',
  async (role, address, group) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(meQuery().queryKey, signedInUser({ role }));
    const router = productRouter(queryClient);
    const path = address.replaceAll(/\{?-?\$\w+\}?/g, '12');
    router.update({
      ...router.options,
      history: createMemoryHistory({ initialEntries: [path] }),
    });
    await router.load();
    const errors = router.state.matches.flatMap(({ error }) => error ?? []);
    expect(errors).toMatchObject([{ name: 'AccessDenied', group }]);
  },
);
