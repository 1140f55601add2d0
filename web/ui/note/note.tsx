import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { whenNoDialogOpen } from '../when-no-dialog-open.ts';
import * as styles from './note.css.ts';

const DRAWINGS = {
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
  success: CircleCheck,
} as const;

/** CSS selector of fields, which keep the focus while somebody types in them. */
const FIELD = 'input, textarea, [contenteditable]';

type NoteProps = {
  readonly kind: keyof typeof DRAWINGS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /**
   * Makes it a live region, as it appears later: an error is announced at once, others politely.
   */
  readonly isLive?: boolean | undefined;
  /**
   * True for the result of an action: it is scrolled into view and gets the focus, unless somebody
   * is in a field.
   */
  readonly isAnswer?: boolean | undefined;
};

/** Inline message (callout) in the page, with the icon and the colour of its kind. */
export function Note({
  kind,
  title,
  children,
  actions,
  isLive = false,
  isAnswer = false,
}: NoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = box.current;
    if (!isAnswer || note === null) return;
    return whenNoDialogOpen(note, () => {
      if (document.activeElement?.matches(FIELD) !== true) note.focus({ preventScroll: true });
      note.scrollIntoView({ block: 'nearest' });
    });
  }, [isAnswer]);
  const role = isLive ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div
      className={styles.note[kind]}
      ref={box}
      role={role}
      {...(isAnswer ? { tabIndex: -1 } : {})}
    >
      <span className={styles.drawing[kind]}>
        <Icon of={DRAWINGS[kind]} size={18} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <strong data-note-title>{title}</strong>}
        {children !== undefined && (
          <div className={title === undefined ? styles.alone : styles.body}>{children}</div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
