import { type ReactNode, useState } from 'react';
import { Form as AriaForm, setInteractionModality } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from './form.css.ts';
import { goToUnread } from './go-to-unread.ts';
import { SubmitCount } from './submit-count.ts';

export type FormProps = {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  /** It was sent with something in it that cannot be read: for what is wrong with its other fields. */
  readonly onUnread?: (() => void) | undefined;
  /** It was sent, whether `onSubmit` was called or something in it cannot be read. */
  readonly onSent?: ((form: HTMLFormElement) => void) | undefined;
  /** Above the fields. */
  readonly top?: ReactNode;
  readonly label?: string | undefined;
  /** What a button elsewhere names in its `form`. */
  readonly id?: string | undefined;
  /** Columns on a desk; always one under 600 px. */
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly actions?: ReactNode;
};

/**
 * A form that never loads a page: Enter or its submit button calls `onSubmit`, unless a number or a date in it cannot
 * be read; then that field gets the focus.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, onUnread, onSent, top, label, id, columns = 1, actions } = props;
  const [sent, setSent] = useState(0);
  return (
    <AriaForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        keepKeyboard();
        if (goToUnread(event.currentTarget)) {
          setSent((times) => times + 1);
          onUnread?.();
        } else onSubmit();
        onSent?.(event.currentTarget);
      }}
      validationBehavior="aria"
      {...defined({ 'aria-label': label, id })}
    >
      <SubmitCount value={sent}>
        {top}
        <div className={styles.columns[columns]}>{children}</div>
      </SubmitCount>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </AriaForm>
  );
}

/**
 * A browser makes a click of Enter in a form. React Aria takes it for the click of a screen reader, and then gives a
 * question that opens the focus only when nothing on the page moves any more: by then the question itself may have it,
 * and the next Enter answers nothing.
 */
function keepKeyboard(): void {
  if (document.activeElement?.matches(':focus-visible') === true)
    setInteractionModality('keyboard');
}
