import type { SettingsBook } from '../settings/settings-book.ts';
import type { StatusBook } from '../tasters/status-book.ts';

/** The routes of the leader's book. It is written by commands alone. */
export type BookApi = {
  'GET /api/settings/book': { answer: SettingsBook };
  'GET /api/tasters/:id/status': { answer: StatusBook };
};
