import { useState } from 'react';
import type { SessionCode } from '../../domain/panel/ids.ts';
import { command } from '../http/call.ts';

/** Why the leader is called. */
export type CallReason = 'help' | 'wrong-glass';

/** A taster's call as this device knows it. `notSent`: it did not reach the server, and the taster must be told. */
export type Call = {
  readonly isSending: boolean;
  readonly notSent: CallReason | null;
  readonly send: (reason: CallReason | null) => void;
};

/** Calls the leader, or takes the call back. The light on the board comes with the tray, not from here. */
export function useCall(session: SessionCode): Call {
  const [isSending, setSending] = useState(false);
  const [notSent, setNotSent] = useState<CallReason | null>(null);
  const send = async (reason: CallReason | null) => {
    setSending(true);
    try {
      const answer = await command('call-leader', { session, call: reason });
      setNotSent(answer.ok ? null : reason);
    } catch {
      setNotSent(reason);
    } finally {
      setSending(false);
    }
  };
  return { isSending, notSent, send: (reason) => void send(reason) };
}
