import type { MessageDescriptor } from '@lingui/core';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SourceMark } from '../../../stats-worker/explanation/rules.ts';

/** Key of a setting. */
export type SettingKey = keyof PanelSettings;

/**
 * Control of a setting: a choice of words, yes or no, a line of text, or a number within bounds.
 */
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

/**
 * One setting as the page shows it: its label, what it means, what it changes, and the rule of the
 * method.
 */
export type SettingField = {
  readonly key: SettingKey;
  readonly label: MessageDescriptor;
  readonly meaning: MessageDescriptor;
  readonly rule: string;
  /**
   * Sources of the setting. The field shows when the source is only a convention of the product.
   */
  readonly marks: readonly [SourceMark, ...SourceMark[]];
  readonly input: SettingKind;
};

/** Group of related settings. */
export type SettingGroup = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly fields: readonly SettingField[];
};
