import { expect, test } from 'vitest';
import {
  defaultPanelSettings,
  settingsChangesSchema,
} from '../../../domain/settings/panel-settings.ts';
import { settingGroups } from './setting-groups.ts';

test('FRM-12 the page takes of a setting what the book takes, to its bounds and not beyond', () => {
  const takes = (key: string, value: unknown) =>
    settingsChangesSchema.safeParse({ [key]: value }).success;
  let count = 0;
  for (const { key, input } of settingGroups().flatMap(({ fields }) => fields)) {
    if (input.kind !== 'number') continue;
    count += 1;
    const least = input.decimals === 0 ? 1 : 0.01;
    expect([key, takes(key, input.low), takes(key, input.high)]).toEqual([key, true, true]);
    expect([key, takes(key, input.low - least), takes(key, input.high + least)]).toEqual([
      key,
      false,
      false,
    ]);
    expect([key, takes(key, null)]).toEqual([key, input.isOptional === true]);
  }
  expect(count).toBeGreaterThan(5);
});

test('SET-7 every setting stands on the page once, in a group of its own kind', () => {
  const keys = settingGroups().flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(keys.toSorted()).toEqual(Object.keys(defaultPanelSettings()).toSorted());
  const ids = settingGroups().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('SET-7 the groups stand in the order in which a panel is checked: the verdict, its control, the competition, who gives it', () => {
  expect(settingGroups().map(({ title }) => title.message)).toEqual([
    'Method and categories',
    'Duplicates',
    'Acceptance of a session',
    'Quality control of the panel',
    'Quality control of the tasters',
    'Limits of the indexes',
    'Competition sheet',
    'Tasters',
    'What tasters see',
  ]);
});
