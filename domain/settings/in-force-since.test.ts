import { describe, expect, test } from 'vitest';
import { inForceSince } from './in-force-since.ts';
import { defaultPanelSettings, type PanelSettings } from './panel-settings.ts';
import type { SettingsEntry } from './settings-entry.ts';

const entry = (day: string, changes: Partial<PanelSettings>): SettingsEntry => ({
  id: `00000000-0000-4000-8000-0000000000${day}`,
  at: `2026-01-${day}T09:00:00.000Z`,
  by: '00000000-0000-4000-8000-000000000001',
  name: 'The leader',
  reason: 'The council asks for it',
  changes,
});
const begun = entry('01', defaultPanelSettings());

describe('SET-6', () => {
  test('a setting that was never changed is in force since the book began, and a book without entries has none', () => {
    expect(inForceSince([begun, entry('02', { indexLimit: 3 })], 'scheme')).toBe(begun);
    expect(inForceSince([], 'scheme')).toBeNull();
  });

  test('the newest change is the one in force', () => {
    const [ioc, eu] = [entry('02', { scheme: 'IOC' }), entry('03', { scheme: 'EU' })];
    const later = entry('04', { indexLimit: 3 });
    expect(inForceSince([begun, ioc, later], 'scheme')).toBe(ioc);
    expect(inForceSince([begun, ioc, eu, later], 'scheme')).toBe(eu);
    expect(inForceSince([begun, ioc, eu, later], 'indexLimit')).toBe(later);
  });

  test('an entry that sets a setting to what it was already changes nothing, blank among them', () => {
    const [blank, filled] = [entry('02', { sigmaMethod: null }), entry('03', { sigmaMethod: 1 })];
    expect(inForceSince([begun, blank], 'sigmaMethod')).toBe(begun);
    expect(
      inForceSince([begun, blank, filled, entry('04', { sigmaMethod: 1 })], 'sigmaMethod'),
    ).toBe(filled);
  });

  test('SET-5, SET-11 a book that began without a version of the method has the first since it began', () => {
    const { method: _, ...older } = defaultPanelSettings();
    const first = entry('01', older);
    const moved = entry('03', { method: 'verdial-method-2' });
    expect(inForceSince([first], 'method')).toBe(first);
    expect(inForceSince([first, entry('02', { method: 'verdial-method-1' })], 'method')).toBe(
      first,
    );
    expect(inForceSince([first, moved], 'method')).toBe(moved);
  });
});
