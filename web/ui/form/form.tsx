import { type ReactNode, useState } from 'react';
import { Form as AriaForm, setInteractionModality } from 'react-aria-components';
import { defined } from '../defined.ts';
import * as styles from './form.css.ts';
import { goToUnread } from './go-to-unread.ts';
import { SubmitCount } from './submit-count.ts';

/** Props of `Form`. */
export type FormProps = {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  /**
   * Called when it was submitted with unreadable input, so that its other fields can show their
   * errors.
   */
  readonly onUnread?: (() => void) | undefined;
  /** Called after each submit, with or without unreadable input. */
  readonly onSent?: ((form: HTMLFormElement) => void) | undefined;
  /** Content above the fields. */
  readonly top?: ReactNode;
  readonly label?: string | undefined;
  /** Form id, for the `form` attribute of a button elsewhere. */
  readonly id?: string | undefined;
  /** Number of columns on a desk; always one below 600 px. */
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly actions?: ReactNode;
};

/**
 * Form that is submitted without a page load. Enter or its submit button calls `onSubmit`; if a
 * number or date in it is unreadable, that field gets the focus instead.
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
 * Keeps React Aria's input modality on "keyboard" after Enter.
 *
 * A browser turns Enter in a form into a click, which React Aria takes for a screen reader's click.
 * A dialog that opens then gets the focus only when nothing on the page moves any more. By then the
 * dialog itself may have the focus, and the next Enter would do nothing.
 */
function keepKeyboard(): void {
  if (document.activeElement?.matches(':focus-visible') === true)
    setInteractionModality('keyboard');
}
