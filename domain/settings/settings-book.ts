import type { Book } from '../books/book.ts';
import type { PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';

/** The book of the settings; `automerge` is the whole document as base64, for whoever wants to check it. */
export type SettingsBook = Book<SettingsEntry> & {
  readonly settings: PanelSettings;
  readonly automerge: string;
};
