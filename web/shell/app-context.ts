import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { LazyPools } from './lazy-pools.ts';
import type { OfflineSignIn } from './offline-sign-in.ts';
import type { PageUpdate } from './page-update.ts';

/** The router context: the dependencies of every route, built once in main.tsx. */
export type AppContext = {
  readonly queryClient: QueryClient;
  readonly pools: LazyPools;
  readonly offline: OfflineSignIn;
  readonly i18n: I18n;
  readonly update: PageUpdate;
};
