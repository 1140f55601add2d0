import type { MessageDescriptor } from '@lingui/core';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SourceMark } from '../../../stats-worker/explanation/rules.ts';

/** The name of a setting. */
export type SettingKey = keyof PanelSettings;

/** How a setting is chosen: from words, as yes or no, as a line of text, or as a number within bounds. */
export type SettingKind =
  | { readonly kind: 'choice'; readonly options: readonly (readonly [string, MessageDescriptor])[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly most: number }
  | {
      readonly kind: 'number';
      readonly low: number;
      readonly high: number;
      readonly decimals: 0 | 2;
      readonly isOptional?: boolean;
      readonly unit?: string;
    };

/** A setting as the page shows it: its name, what it means, what it changes, and the rule of the method. */
export type SettingField = {
  readonly key: SettingKey;
  readonly label: MessageDescriptor;
  readonly meaning: MessageDescriptor;
  readonly rule: string;
  /** How what it does is known: a convention of the product says so beside the field. */
  readonly marks: readonly [SourceMark, ...SourceMark[]];
  readonly input: SettingKind;
};

/** Settings that belong together. */
export type SettingGroup = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly fields: readonly SettingField[];
};
