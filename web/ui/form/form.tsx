import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from './form.css.ts';

type FormProps = {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly label?: string | undefined;
  /** What a button elsewhere names in its `form`. */
  readonly id?: string | undefined;
  /** Columns on a desk; always one under 600 px. */
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly actions?: ReactNode;
};

/** A form that never loads a page: Enter or its submit button calls `onSubmit`. */
export function Form({ children, onSubmit, label, id, columns = 1, actions }: FormProps) {
  return (
    <AriaForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      validationBehavior="aria"
      {...defined({ 'aria-label': label, id })}
    >
      <div className={styles.columns[columns]}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </AriaForm>
  );
}
