import { useEffect, useRef, useState } from 'react';
import { onProofAsked } from '../http/ask-proof.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** ACC-116: stands in the page and asks when the server does; whoever asked meanwhile is answered with it. */
export function ProofAsker() {
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      onProofAsked((answer) => {
        waiting.current.push(answer);
        setOpen(true);
      }),
    [],
  );

  function end(isProven: boolean): void {
    setOpen(false);
    for (const answer of waiting.current.splice(0)) answer(isProven);
  }

  return isOpen && <ProofDialog onEnd={end} />;
}
