import { randomUUID } from 'node:crypto';
import * as Automerge from '@automerge/automerge';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { FOUNDING_REASON } from '../../domain/settings/founding-reason.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { SettingsBook } from '../../domain/settings/settings-book-schema.ts';
import type { SettingsEntry } from '../../domain/settings/settings-entry.ts';
import { settingsEntriesSchema } from '../../domain/settings/settings-entry.ts';
import { settingsOf } from '../../domain/settings/settings-of-entries.ts';
import type { PanelScope } from '../database/database.ts';
import { projectSettings } from '../database/installation/settings.ts';
import { openBook } from './open-book.ts';
import { lockBook, writeEntry } from './write-entry.ts';

const BOOK = 'settings';

/** The present settings, with the Automerge heads of the book that they were read from. */
export type JudgingSettings = { readonly settings: PanelSettings; readonly heads: string };

/** Reads the settings history (the settings' book) and verifies it (LED-2). */
export async function readSettingsBook(
  scope: PanelScope,
): Promise<Result<SettingsBook, 'book-broken'>> {
  const opened = await openBook(scope, BOOK);
  if (!opened.ok) return opened;
  const parsed = settingsEntriesSchema.safeParse(opened.value.entries);
  if (!parsed.success) return refuse('book-broken', { book: BOOK, at: 0 });
  return accept({
    entries: parsed.data,
    heads: opened.value.heads,
    settings: settingsOf(parsed.data),
    automerge: Buffer.from(Automerge.save(opened.value.document)).toString('base64'),
  });
}

/** Reads the settings that a result is judged by, from the verified book itself (LED-4). */
export async function judgingSettings(
  scope: PanelScope,
): Promise<Result<JudgingSettings, 'book-broken'>> {
  const book = await readSettingsBook(scope);
  return book.ok ? accept({ settings: book.value.settings, heads: book.value.heads }) : book;
}

/**
 * Writes a change of settings, with optimistic locking: only if the heads of the book did not
 * change since it was read. Stores the new settings as rows, too (SET-1).
 */
export async function writeSettingsChange(
  scope: PanelScope,
  change: Omit<SettingsEntry, 'id'>,
  heads: string,
): Promise<Result<SettingsBook, 'book-broken' | 'changed-meanwhile' | 'nothing-changes'>> {
  await lockBook(scope, BOOK);
  const book = await readSettingsBook(scope);
  if (!book.ok) return book;
  if (book.value.heads !== heads) return refuse('changed-meanwhile', { heads: book.value.heads });
  const before: Readonly<Record<string, unknown>> = book.value.settings;
  const isSame = Object.entries(change.changes).every(([key, value]) => before[key] === value);
  if (isSame && book.value.entries.length > 0) return refuse('nothing-changes');
  const opened = await openBook(scope, BOOK);
  if (!opened.ok) return opened;
  await writeEntry(scope, BOOK, opened.value, { id: randomUUID(), ...change });
  const after = await readSettingsBook(scope);
  if (!after.ok) return after;
  await projectSettings(scope, after.value.settings);
  return after;
}

/**
 * Begins the settings history of a new panel with every default, so that defaults of a later
 * version change nothing in it (SET-3).
 */
export async function beginSettingsBook(
  scope: PanelScope,
  author: { readonly by: string; readonly name: string; readonly at: string },
): Promise<void> {
  const begun = await writeSettingsChange(
    scope,
    { ...author, reason: FOUNDING_REASON, changes: defaultPanelSettings() },
    '',
  );
  if (!begun.ok) throw new Error(begun.code);
}
