import { useState } from 'react';
import type { Refusal, Result } from '../../../domain/refusal.ts';

/** A request of a form, one at a time: whether it is pending, and the refusal of the last one. */
export type Sending = {
  readonly pending: boolean;
  readonly refusal: Refusal | null;
  /** Shows a refusal that was found before a request; null removes the one shown. */
  readonly refuse: (refusal: Refusal | null) => void;
  /**
   * Sends, unless another request is pending. Returns the result, or null when nothing was sent.
   */
  readonly send: <Value>(work: () => Promise<Result<Value>>) => Promise<Result<Value> | null>;
};

/**
 * React hook that sends the requests of a form or dialog. It never sends twice at once, and keeps a
 * refusal until the next try.
 */
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
