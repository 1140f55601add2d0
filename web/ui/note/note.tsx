import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './note.css.ts';

const DRAWINGS = {
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
  success: CircleCheck,
} as const;

type NoteProps = {
  readonly kind: keyof typeof DRAWINGS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** It appears while the page is read, and is announced: at once if an error, politely otherwise. */
  readonly isLive?: boolean | undefined;
};

/** A message in the page, with the shape, the words and the colour of its kind. */
export function Note({ kind, title, children, actions, isLive = false }: NoteProps) {
  const role = isLive ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={styles.note[kind]} role={role}>
      <span className={styles.drawing[kind]}>
        <Icon of={DRAWINGS[kind]} size={18} />
      </span>
      <div className={styles.words}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && (
          <div className={title === undefined ? styles.alone : styles.body}>{children}</div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
