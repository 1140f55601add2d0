import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { OfflineKeeper } from './offline-keeper.ts';
import type { PageUpdate } from './page-update.ts';
import type { PoolKeeper } from './pool-keeper.ts';

/** What every route may use; built once in main.tsx. */
export type AppContext = {
  readonly queryClient: QueryClient;
  readonly pools: PoolKeeper;
  readonly offline: OfflineKeeper;
  readonly i18n: I18n;
  readonly update: PageUpdate;
};
