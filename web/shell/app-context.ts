import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { AccountPools } from './account-pools.ts';
import type { OfflineKeeper } from './offline-keeper.ts';
import type { PageUpdate } from './page-update.ts';

/** What every route may use; built once in main.tsx. */
export type AppContext = {
  readonly queryClient: QueryClient;
  readonly pools: AccountPools;
  readonly offline: OfflineKeeper;
  readonly i18n: I18n;
  readonly update: PageUpdate;
};
