import { useState } from 'react';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { useCommand } from '../../parts/http/use-command.ts';

/** Why the leader is called. */
type CallReason = 'help' | 'wrong-glass';

/** What the leader is called for; of a wrong glass with the code that was read on it, where one was typed. */
export type CallFor =
  | { readonly reason: 'help' }
  | { readonly reason: 'wrong-glass'; readonly read?: string };

/** A taster's call as this device knows it; the light on the board is the tray's. */
export type Call = {
  readonly isSending: boolean;
  /** What was asked here and is not yet answered. */
  readonly asked: CallReason | null;
  /** It did not reach the server, and the taster must be told. */
  readonly notSent: CallFor | null;
  /** The lit call after which the taster went on here, by its instant. */
  readonly resumedAt: string | null;
  readonly send: (call: CallFor) => void;
  /** Takes the call back; it ends here even when the server cannot be told now. */
  readonly takeBack: () => void;
};

/** Calls the leader, or takes the call back. */
export function useCall(session: SessionCode, lit: TrayValue['call']): Call {
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<CallReason | null>(null);
  const [notSent, setNotSent] = useState<CallFor | null>(null);
  const [resumedAt, setResumedAt] = useState<string | null>(null);
  const litAt = lit?.at ?? null;
  // A light that went on or out since tells what became of the call before: who calls now calls anew.
  const command = useCommand(litAt ?? '');
  const [seen, setSeen] = useState(litAt);
  if (litAt !== seen) {
    setSeen(litAt);
    if (litAt === null) setAsked(null);
    else setNotSent(null);
  }

  async function give(call: CallFor | null): Promise<void> {
    const { reason = null, ...read } = call ?? {};
    setSending(true);
    setAsked(reason);
    setNotSent(null);
    try {
      const answer = await command('call-leader', { session, call: reason, ...read });
      if (!answer.ok) setNotSent(call);
    } catch {
      setNotSent(call);
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    asked,
    notSent,
    resumedAt,
    send: (call) => void give(call),
    takeBack: () => {
      setResumedAt(litAt);
      void give(null);
    },
  };
}
