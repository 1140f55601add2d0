import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import {
  defaultPanelSettings,
  type PanelSettings,
} from '../../../domain/settings/panel-settings.ts';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { markMessage } from '../../parts/figures/origin-message.ts';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import type { SettingField } from './setting-field.ts';
import { useInForceWords } from './use-in-force-words.ts';
import { useSettingWords } from './use-setting-words.ts';

/** One setting: its control, since when and by whom it is in force, what it means, what is allowed, its default, and the rule of the method. */
export function SettingInput({
  field,
  settings,
  since,
  onChange,
}: {
  readonly field: SettingField;
  readonly settings: PanelSettings;
  /** SET-6: the entry that set what is in force; null where it is not told. */
  readonly since: SettingsEntry | null;
  readonly onChange: (key: SettingField['key'], value: string | number | boolean | null) => void;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const words = useSettingWords();
  const inForce = useInForceWords();
  const { key, input } = field;
  const value = settings[key];
  const usual = words(field, defaultPanelSettings()[key]);
  const label = i18n._(field.label);
  const told = i18n._(field.meaning);
  const meaning = since === null ? told : `${inForce(since)} ${told}`;
  const origin = field.marks.map((mark) => i18n._(markMessage(mark))).join('; ');
  const description = t`${meaning} Default: ${usual}. ${origin} (${field.rule}).`;
  if (input.kind === 'flag')
    return (
      <Switch
        id={key}
        isAtEnd
        isSelected={value === true}
        onChange={(is) => onChange(key, is)}
        description={description}
      >
        {label}
      </Switch>
    );
  if (input.kind === 'choice')
    return (
      <Select
        id={key}
        label={label}
        description={description}
        value={String(value)}
        options={input.options.map(([id, option]) => ({ id, label: i18n._(option) }))}
        onChange={(id) => onChange(key, id)}
      />
    );
  const number = typeof value === 'number' ? value : null;
  const allowed = t`${words(field, input.low)} to ${words(field, input.high)}`;
  return (
    <NumberInput
      id={key}
      label={label}
      description={t`${meaning} Allowed: ${allowed}. Default: ${usual}. ${origin} (${field.rule}).`}
      value={number}
      rule={{ ...input, isRequired: input.isOptional !== true }}
      {...(input.unit === undefined ? {} : { unit: input.unit })}
      onChange={(typed) => onChange(key, typed)}
    />
  );
}
