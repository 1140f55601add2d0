import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './toast.css.ts';
import { type ShownToast, toastDuration } from './toast.ts';

type ToastViewProps = {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: (key: number) => void;
};

const MARKS = { done: CircleCheck, info: Info, refused: CircleAlert } as const;

/**
 * Toast. A thin line shows the remaining time: hover and focus pause it, and at its end the toast
 * is dismissed.
 */
export function ToastView({ toast, dismissLabel, onDismiss }: ToastViewProps) {
  return (
    <div className={styles.toast}>
      <Icon of={MARKS[toast.kind ?? 'done']} />
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <Button
          className={styles.act}
          onPress={() => {
            toast.action?.onPress();
            onDismiss(toast.key);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <Button
        aria-label={dismissLabel}
        className={styles.close}
        onPress={() => onDismiss(toast.key)}
      >
        <Icon of={X} />
      </Button>
      <span
        aria-hidden
        className={styles.clock}
        onAnimationEnd={() => onDismiss(toast.key)}
        style={{ animationDuration: `${toastDuration(toast)}ms` }}
      />
    </div>
  );
}
