import type { Book, SettingsEntry, StatusEntry } from '../ledger/ledger-entry.ts';
import type { PanelSettings } from '../settings/panel-settings.ts';
import type { StatusSpan } from '../tasters/status-history.ts';

/** The book of the settings; `automerge` is the whole document as base64, for whoever wants to check it. */
export type SettingsBook = Book<SettingsEntry> & {
  readonly settings: PanelSettings;
  readonly automerge: string;
};

/** The book of a taster's statuses, with the spans it amounts to. */
export type StatusBook = Book<StatusEntry> & { readonly spans: readonly StatusSpan[] };

/** The routes of the leader's book. It is written by commands alone. */
export type BookApi = {
  'GET /api/settings/book': { answer: SettingsBook };
  'GET /api/tasters/:id/status': { answer: StatusBook };
};
