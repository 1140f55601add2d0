import type { Refusal, Result } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusal-data.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { isOutOfReach } from '../../parts/http/queries.ts';

/** Pauses between two requests for the same sheet, in ms: the last one stays. */
const PAUSES = [1_000, 2_000, 5_000, 15_000] as const;

/**
 * BTH-8: a retry queue that asks the server to seal sheets until each is sealed or refused for
 * good, with growing pauses while the server cannot be reached. Sealing is idempotent (EVA-3). It
 * keeps each refusal, so that the taster can be told.
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
    /** Says which sheets are signed, stored and not sealed now. */
    want(codes: readonly TastingCode[]): void {
      wanted = new Set(codes);
      for (const [code, { stop }] of waiting) {
        if (wanted.has(code)) continue;
        stop();
        waiting.delete(code);
      }
      for (const code of wanted) if (!waiting.has(code)) ask(code, 0);
    },
    /** What the server last refused, by sheet. */
    refusals: (): ReadonlyMap<TastingCode, Refusal> => refusals,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stops asking. */
    stop(): void {
      wanted = new Set();
      for (const { stop } of waiting.values()) stop();
      waiting.clear();
    },
  };
}

/** Refusals of a server that is there, which pass by themselves. */
const TRANSIENT: ReadonlySet<RefusalCode> = new Set([
  'unavailable',
  'answer-unreadable',
  'too-many-requests',
]);
