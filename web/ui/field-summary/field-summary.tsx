import { OctagonAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { whenNoDialogOpen } from '../when-no-dialog-open.ts';
import * as styles from './field-summary.css.ts';
import { goToField } from './go-to-field.ts';

type FieldSummaryProps = {
  readonly title: string;
  /** Fields with an error; `fieldId` is the field's `id`. */
  readonly problems: readonly { readonly fieldId: string; readonly text: string }[];
  /** Called with that id instead of moving the focus to the field. */
  readonly onGo?: ((fieldId: string) => void) | undefined;
  /**
   * True after a submit: the summary takes the focus. Otherwise it is a live region, and the focus
   * stays where somebody types.
   */
  readonly takesFocus?: boolean | undefined;
};

/**
 * Error summary above a form. It takes the focus when it appears, and each of its links moves the
 * focus to a field.
 */
export function FieldSummary({
  title,
  problems,
  onGo = goToField,
  takesFocus = true,
}: FieldSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const summary = box.current;
    if (summary === null || !takesFocus) return;
    return whenNoDialogOpen(summary, () => summary.focus());
  }, [takesFocus]);
  return (
    <section aria-labelledby={titleId} className={styles.summary} ref={box} tabIndex={-1}>
      <span className={styles.drawing}>
        <Icon of={OctagonAlert} size={18} />
      </span>
      <div>
        <p className={styles.title} id={titleId} role={takesFocus ? undefined : 'status'}>
          {title}
        </p>
        <ul className={styles.list}>
          {problems.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <Link onPress={() => onGo(fieldId)}>{text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
