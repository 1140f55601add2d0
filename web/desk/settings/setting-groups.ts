import { qualityGroup } from './quality-group.ts';
import type { SettingGroup } from './setting-field.ts';
import { verdictGroups } from './verdict-groups.ts';

/** Every setting of the method, in the order of the page (method.md, section 6). */
export const settingGroups = (): readonly SettingGroup[] => {
  const [classification, duplicates, tasters] = verdictGroups();
  return [classification, duplicates, qualityGroup(), tasters];
};
