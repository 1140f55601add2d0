import { useEffect, useRef, useState } from 'react';
import { onReauthenticationRequested } from '../http/request-reauthentication.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/**
 * ACC-116: opens the re-authentication dialog when the server asks for it, once for all requests
 * that wait.
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
