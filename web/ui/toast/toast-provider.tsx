import { type ReactNode, useCallback, useRef, useState } from 'react';
import * as styles from './toast.css.ts';
import type { ShownToast, Toast } from './toast.ts';
import { ToastView } from './toast-view.tsx';
import { ToastContext } from './use-toast.ts';

type ToastProviderProps = {
  readonly children: ReactNode;
  /** Accessible name of the region, as "Notifications". */
  readonly label: string;
  readonly dismissLabel: string;
};

/**
 * Provider and live region of the toasts at the bottom of the page: at most three, the newest last.
 */
export function ToastProvider({ children, label, dismissLabel }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const next = useRef(0);
  const show = useCallback((toast: Toast) => {
    next.current += 1;
    const shown = { ...toast, key: next.current };
    setToasts((before) => [...before, shown].slice(-3));
  }, []);
  const dismiss = useCallback((key: number) => {
    setToasts((before) => before.filter((toast) => toast.key !== key));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={label} className={styles.region} data-screen-only="">
        <div aria-live="polite" className={styles.list} role="status">
          {toasts.map((toast) => (
            <ToastView
              dismissLabel={dismissLabel}
              key={toast.key}
              onDismiss={dismiss}
              toast={toast}
            />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}
