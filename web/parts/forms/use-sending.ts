import { useState } from 'react';
import type { Refusal, Result } from '../../../domain/refusal.ts';

/** One sending at a time: whether it is under way, and why the last one was refused. */
export type Sending = {
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Says a refusal that was found before anything was sent; null takes back what was said. */
  readonly refuse: (refusal: Refusal | null) => void;
  /** Sends, unless something is on its way; answers what came of it, or null where nothing was sent. */
  readonly send: <Value>(work: () => Promise<Result<Value>>) => Promise<Result<Value> | null>;
};

/** What a form or a dialog needs to send: never twice at once, the refusal kept until the next try. */
export function useSending(): Sending {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function send<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value> | null> {
    if (pending) return null;
    setPending(true);
    setRefusal(null);
    try {
      const result = await work();
      if (!result.ok) setRefusal(result);
      return result;
    } finally {
      setPending(false);
    }
  }
  return { pending, refusal, refuse: setRefusal, send };
}
