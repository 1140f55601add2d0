/** A notification: read in passing, never the only place where something is said. */
export type Toast = {
  readonly text: string;
  /** Done has a check, info an i, what was refused a sign of warning. Errors that need an act are notes in the page. */
  readonly kind?: 'done' | 'info' | 'refused' | undefined;
  /** A message to read stays 5 s, a plain confirmation 2 s. */
  readonly isToRead?: boolean | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** A notification on the screen. */
export type ShownToast = Toast & { readonly key: number };

/** How long a notification stays, in milliseconds; one with an act, or of a refusal, is one to read. */
export const toastDuration = (toast: Toast): number =>
  toast.isToRead === true || toast.action !== undefined || toast.kind === 'refused' ? 5000 : 2000;
