/**
 * Toast: a short notification that disappears by itself. Its text must also be available elsewhere.
 */
export type Toast = {
  readonly text: string;
  /**
   * Icon: `done` a check, `info` an i, `refused` a warning sign. An error that requires an action
   * is an inline message instead.
   */
  readonly kind?: 'done' | 'info' | 'refused' | undefined;
  /** Shows the toast for 5 s, as there is text to read, instead of 2 s. */
  readonly isToRead?: boolean | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Toast that is currently shown. */
export type ShownToast = Toast & { readonly key: number };

/**
 * Timeout of a toast, in milliseconds. It is the longer one for a toast with an action and for a
 * refusal.
 */
export const toastDuration = (toast: Toast): number =>
  toast.isToRead === true || toast.action !== undefined || toast.kind === 'refused' ? 5000 : 2000;
