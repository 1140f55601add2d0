import { createContext, useContext } from 'react';
import type { Toast } from './toast.ts';

/** React context with the function that shows a toast; `ToastProvider` provides it. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Hook that returns the function to show a toast: `const show = useToast()`. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
