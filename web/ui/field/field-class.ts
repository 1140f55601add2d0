import * as styles from './field.css.ts';
import type { FieldProps } from './field-props.ts';

/** CSS class of a field: label above the control, or next to it in a list of settings. */
export const fieldClass = ({ isBeside = false }: Pick<FieldProps, 'isBeside'>): string =>
  isBeside ? styles.inlineField : styles.field;
