import { createContext, useContext } from 'react';
import type { Toast } from './toast.ts';

/** Where notifications go; `ToastProvider` fills it. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a notification: `const show = useToast()`. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
