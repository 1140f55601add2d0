import { OctagonAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

type FieldHelpProps = {
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
  /** In a list of settings the help has a place of its own, and stays. */
  readonly isBeside?: boolean | undefined;
};

/** The line below a control: help, or in its place an octagon and what is wrong. */
export function FieldHelp({ description, errorMessage, isBeside = false }: FieldHelpProps) {
  const isSaid = description !== undefined && (errorMessage === undefined || isBeside);
  return (
    <>
      {isSaid && (
        <Text className={styles.help} slot="description">
          {description}
        </Text>
      )}
      {errorMessage !== undefined && (
        <FieldError className={styles.error}>
          <Icon of={OctagonAlert} />
          <span data-field-error>{errorMessage}</span>
        </FieldError>
      )}
    </>
  );
}
