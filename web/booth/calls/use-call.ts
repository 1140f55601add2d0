import { useState } from 'react';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { useCommand } from '../../parts/http/use-command.ts';

/** The reason of a call for the leader. */
type CallReason = 'help' | 'wrong-glass';

/**
 * A call for the leader: help, or a wrong glass with the code that was read on it, if one was
 * typed.
 */
export type CallFor =
  | { readonly reason: 'help' }
  | { readonly reason: 'wrong-glass'; readonly read?: string };

/**
 * A taster's call as this device knows it. Whether it is lit on the board is in the tray document.
 */
export type Call = {
  readonly isSending: boolean;
  /** The reason of a call that is sent from here and not yet answered. */
  readonly asked: CallReason | null;
  /** The call that did not reach the server, of which the taster must be notified. */
  readonly notSent: CallFor | null;
  /** Timestamp of the lit call after which the taster went on tasting here. */
  readonly resumedAt: string | null;
  readonly send: (call: CallFor) => void;
  /** Cancels the call. It ends on this device even if the server cannot be reached now. */
  readonly takeBack: () => void;
};

/** Sends a call to the leader, or cancels it. */
export function useCall(session: SessionCode, lit: TrayValue['call']): Call {
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<CallReason | null>(null);
  const [notSent, setNotSent] = useState<CallFor | null>(null);
  const [resumedAt, setResumedAt] = useState<string | null>(null);
  const litAt = lit?.at ?? null;
  // Once the light has changed, the next call is a new command with an idempotency key of its own.
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
