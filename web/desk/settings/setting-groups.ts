import { awardGroups } from './award-groups.ts';
import { qualityGroups } from './quality-groups.ts';
import type { SettingGroup } from './setting-field.ts';
import { tasterGroups, verdictGroups } from './verdict-groups.ts';

/**
 * All groups of settings, in the order in which an auditor of a panel reads them: the verdict,
 * quality control, points, tasters.
 */
export const settingGroups = (): readonly SettingGroup[] => [
  ...verdictGroups(),
  ...qualityGroups(),
  ...awardGroups(),
  ...tasterGroups(),
];
