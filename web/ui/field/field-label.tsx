import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import * as styles from './field.css.ts';
import type { FieldProps } from './field-props.ts';

type FieldLabelProps = Pick<FieldProps, 'label' | 'isRequired' | 'requiredText' | 'presence'> & {
  readonly aside?: ReactNode;
};

/** Label line above a control: its name, whether it is required, and who else is editing it. */
export function FieldLabel({ label, isRequired, requiredText, presence, aside }: FieldLabelProps) {
  return (
    <span className={styles.labelLine}>
      <Label className={styles.label}>
        <span data-field-label>{label}</span>
        {isRequired === true && requiredText !== undefined && (
          <span className={styles.required}> {requiredText}</span>
        )}
      </Label>
      {aside}
      {presence && <span className={styles.presenceName[presence.tone]}>{presence.name}</span>}
    </span>
  );
}
