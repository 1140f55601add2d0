import * as styles from './field.css.ts';
import type { FieldProps } from './field-props.ts';

/** The class of a field: its name above the control, or, in a list of settings, beside it. */
export const fieldClass = ({ isBeside = false }: Pick<FieldProps, 'isBeside'>): string =>
  isBeside ? styles.inlineField : styles.field;
