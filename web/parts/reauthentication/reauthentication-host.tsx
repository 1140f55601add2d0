import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { onReauthenticationRequested } from '../http/request-reauthentication.ts';

/** The dialog, once it is loaded. */
type Dialog = ComponentType<{ readonly onEnd: (isProven: boolean) => void }>;

/**
 * Opens the re-authentication dialog when the server requires it, once for all requests that wait
 * (ACC-116). The dialog is loaded then (lazy loading); if it cannot be, nothing is proven.
 */
export function ReauthenticationHost() {
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [dialog, setDialog] = useState<{ readonly Shown: Dialog } | null>(null);
  const end = useCallback((isProven: boolean): void => {
    setDialog(null);
    for (const answer of waiting.current.splice(0)) answer(isProven);
  }, []);
  useEffect(
    () =>
      onReauthenticationRequested((answer) => {
        waiting.current.push(answer);
        import('./reauthentication-dialog.tsx').then(
          ({ ReauthenticationDialog }) => setDialog({ Shown: ReauthenticationDialog }),
          () => end(false),
        );
      }),
    [end],
  );

  return dialog !== null && <dialog.Shown onEnd={end} />;
}
