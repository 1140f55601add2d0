import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { isOutOfReach } from '../../parts/http/queries.ts';

/**
 * Exponential backoff: pauses between two requests for the same sheet, in ms. The last one repeats.
 */
const PAUSES = [1_000, 2_000, 5_000, 15_000] as const;

/**
 * Creates a retry queue that asks the server to seal each signed sheet until it is sealed (BTH-8).
 * It asks again after growing pauses (exponential backoff), also after a refusal. Sealing is
 * idempotent (EVA-3). The queue keeps each refusal, so that the taster can be notified.
 */
export function createSealQueue(parts: {
  readonly ask: (code: TastingCode) => Promise<Result<unknown>>;
  readonly later: (act: () => void, ms: number) => () => void;
}) {
  const waiting = new Map<TastingCode, { tries: number; stop: () => void }>();
  const listeners = new Set<() => void>();
  let refusals: ReadonlyMap<TastingCode, Refusal> = new Map();
  let wanted: ReadonlySet<TastingCode> = new Set();

  function ask(code: TastingCode, tries: number): void {
    waiting.set(code, { tries, stop: () => {} });
    parts.ask(code).then(
      (answer) => settle(code, tries, answer),
      () => again(code, tries),
    );
  }

  function settle(code: TastingCode, tries: number, answer: Result<unknown>): void {
    if (!answer.ok && !isOutOfReach(answer) && !TRANSIENT.has(answer.code)) {
      refusals = new Map(refusals).set(code, answer);
      for (const listener of listeners) listener();
    }
    again(code, tries);
  }

  function again(code: TastingCode, tries: number): void {
    if (!wanted.has(code)) {
      waiting.delete(code);
      return;
    }
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 15_000;
    const stop = parts.later(() => {
      waiting.delete(code);
      if (wanted.has(code)) ask(code, tries + 1);
    }, pause);
    waiting.set(code, { tries, stop });
  }

  return {
    /** Sets the sheets that are signed and stored, but not sealed yet. */
    want(codes: readonly TastingCode[]): void {
      wanted = new Set(codes);
      for (const [code, { stop }] of waiting) {
        if (wanted.has(code)) continue;
        stop();
        waiting.delete(code);
      }
      for (const code of wanted) if (!waiting.has(code)) ask(code, 0);
    },
    /** The last refusal of the server for each sheet. */
    refusals: (): ReadonlyMap<TastingCode, Refusal> => refusals,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stops the queue and cancels its timers. */
    stop(): void {
      wanted = new Set();
      for (const { stop } of waiting.values()) stop();
      waiting.clear();
    },
  };
}

/** Transient error codes of a reachable server: they are retried and not shown. */
const TRANSIENT: ReadonlySet<RefusalCode> = new Set([
  'unavailable',
  'answer-unreadable',
  'too-many-requests',
]);
