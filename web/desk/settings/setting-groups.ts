import { awardGroups } from './award-groups.ts';
import { qualityGroups } from './quality-groups.ts';
import type { SettingGroup } from './setting-field.ts';
import { tasterGroups, verdictGroups } from './verdict-groups.ts';

/** Every setting of the method, as who checks a panel reads them: the verdict, its control, who gives it. */
export const settingGroups = (): readonly SettingGroup[] => [
  ...verdictGroups(),
  ...qualityGroups(),
  ...awardGroups(),
  ...tasterGroups(),
];
