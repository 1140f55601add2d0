import type { PanelSettings } from '../settings/panel-settings.ts';
import type { TasterStatus } from '../tasters/taster-status.ts';

/** Who wrote an entry of the leader's book, when and why. `id` is the entry's own; `at` is ISO 8601 in UTC. */
export type LedgerStamp = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly name: string;
  readonly reason: string;
};

/** A change of the panel settings: what was changed, to what. */
export type SettingsEntry = LedgerStamp & { readonly changes: Partial<PanelSettings> };

/** A status given to a taster from a day on, or one that was given by mistake taken out. */
export type StatusEntry = LedgerStamp &
  (
    | { readonly act: 'add'; readonly status: TasterStatus; readonly from: string }
    | { readonly act: 'delete'; readonly entry: string }
  );

/** A book as it is read: its entries in the order they were written, and the heads that name this state. */
export type Book<Entry> = { readonly entries: readonly Entry[]; readonly heads: string };
