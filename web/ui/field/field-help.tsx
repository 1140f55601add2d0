import { OctagonAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

type FieldHelpProps = {
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
  /** For a list of settings: the help text has its own space, and stays when there is an error. */
  readonly isBeside?: boolean | undefined;
};

/** Help text below a control, or in its place the validation error with an octagon icon. */
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
