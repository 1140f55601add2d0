import { OctagonAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

type FieldHelpProps = {
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
};

/** The line below a control: help, or in its place an octagon and what is wrong. */
export function FieldHelp({ description, errorMessage }: FieldHelpProps) {
  if (errorMessage !== undefined) {
    return (
      <FieldError className={styles.error}>
        <Icon of={OctagonAlert} />
        <span data-field-error>{errorMessage}</span>
      </FieldError>
    );
  }
  if (description === undefined) return null;
  return (
    <Text className={styles.help} slot="description">
      {description}
    </Text>
  );
}
