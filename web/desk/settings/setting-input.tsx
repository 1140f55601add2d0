import { useLingui } from '@lingui/react/macro';
import {
  defaultPanelSettings,
  type PanelSettings,
} from '../../../domain/settings/panel-settings.ts';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { shortMarkMessage } from '../../parts/figures/origin-message.ts';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { inOneSentence } from '../../parts/messages/in-one-sentence.ts';
import { Select } from '../../ui/select/select.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { SettingField } from './setting-groups.ts';
import * as css from './settings.css.ts';
import { useSettingWords } from './use-setting-words.ts';

/**
 * Form field of one setting: its control, since when and by whom it is in force, its meaning, range
 * and default. Its source and the rule of the method come last.
 */
export function SettingInput({
  field,
  settings,
  since,
  onChange,
}: {
  readonly field: SettingField;
  readonly settings: PanelSettings;
  /**
   * Entry of the settings history that set the current value; null where it is not shown (SET-6).
   */
  readonly since: SettingsEntry | null;
  readonly onChange: (key: SettingField['key'], value: string | number | boolean | null) => void;
}) {
  const { t, i18n } = useLingui();
  const words = useSettingWords();
  const inForce = useInForceWords();
  const { key, input } = field;
  const value = settings[key];
  const usual = words(field, defaultPanelSettings()[key]);
  const label = i18n._(field.label);
  const told = i18n._(field.meaning);
  const meaning = since === null ? told : `${inForce(since)} ${told}`;
  const number = typeof value === 'number' ? value : null;
  const isNumber = input.kind === 'number';
  const [low, high] = isNumber ? [words(field, input.low), words(field, input.high)] : ['', ''];
  const description = isNumber
    ? t`${meaning} Allowed: ${low} to ${high}. Default: ${usual}.`
    : t`${meaning} Default: ${usual}.`;
  return (
    <div className={css.row}>
      {input.kind === 'flag' && (
        <Switch
          id={key}
          isBeside
          isSelected={value === true}
          onChange={(is) => onChange(key, is)}
          description={description}
        >
          {label}
        </Switch>
      )}
      {input.kind === 'choice' && (
        <Select
          id={key}
          isBeside
          label={label}
          description={description}
          value={String(value)}
          options={input.options.map(([id, option]) => ({ id, label: i18n._(option) }))}
          onChange={(id) => onChange(key, id)}
        />
      )}
      {input.kind === 'text' && (
        <TextField
          id={key}
          isBeside
          label={label}
          description={description}
          value={String(value)}
          maxLength={input.most}
          onChange={(typed) => onChange(key, typed)}
        />
      )}
      {isNumber && (
        <NumberInput
          id={key}
          isBeside
          label={label}
          description={description}
          value={number}
          leastDecimals={input.decimals}
          rule={{ ...input, isRequired: input.isOptional !== true }}
          {...(input.unit === undefined ? {} : { unit: input.unit })}
          onChange={(typed) => onChange(key, typed)}
        />
      )}
      <p className={css.origin} data-rule={field.rule}>
        {inOneSentence(
          field.marks.map((mark) => i18n._(shortMarkMessage(mark))),
          i18n.locale,
        )}
      </p>
    </div>
  );
}

/** Hook that returns the text of since when a setting is in force and who set it (SET-6). */
function useInForceWords(): (since: SettingsEntry) => string {
  const { t } = useLingui();
  const write = useFormat();
  return (since) => {
    const [at, by] = [write.instant(since.at), since.name];
    return t`In force since ${at}, set by ${by}.`;
  };
}
