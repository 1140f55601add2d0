import { useEffect, useRef, useState } from 'react';
import { onReauthenticationRequested } from '../http/request-reauthentication.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/**
 * Opens the re-authentication dialog when the server requires it, once for all requests that wait
 * (ACC-116).
 */
export function ReauthenticationHost() {
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      onReauthenticationRequested((answer) => {
        waiting.current.push(answer);
        setOpen(true);
      }),
    [],
  );

  function end(isProven: boolean): void {
    setOpen(false);
    for (const answer of waiting.current.splice(0)) answer(isProven);
  }

  return isOpen && <ReauthenticationDialog onEnd={end} />;
}
