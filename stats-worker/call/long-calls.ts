import { type Accepted, accept, type Refusal, refuse } from '../../domain/refusal.ts';

/**
 * How long a long call computes before it yields to the event loop, ms: about one frame of a
 * screen.
 */
const BREATH = 16;

/** The id of one long call, by which it can be cancelled. */
export type CallId = number;

/** A listener for the progress of a call, 0 to 1. */
export type Progress = (done: number) => void;

/** Runs long computations step by step; each can be cancelled between two steps. */
export type LongCalls = {
  /**
   * Runs the steps to their end, and reports progress; answers `aborted` after the call was
   * cancelled.
   */
  run<Value>(
    id: CallId,
    steps: Steps<Value>,
    onProgress: Progress,
  ): Promise<Accepted<Value> | Refusal<'aborted'>>;
  giveUp(id: CallId): void;
};

/** A computation in steps: each yields the progress, the last returns the value. */
type Steps<Value> = Iterator<number, Value> | AsyncIterator<number, Value>;

/** Creates the runner of long calls of one engine. */
export function createLongCalls(now: () => number): LongCalls {
  const running = new Set<CallId>();
  return {
    async run(id, steps, onProgress) {
      running.add(id);
      try {
        let since = now();
        for (;;) {
          const step = await steps.next();
          if (step.done === true) return accept(step.value);
          if (now() - since < BREATH) continue;
          tell(onProgress, step.value);
          await nextTurn();
          if (!running.has(id)) return refuse('aborted');
          since = now();
        }
      } finally {
        running.delete(id);
      }
    },
    giveUp: (id) => {
      running.delete(id);
    },
  };
}

/**
 * Reports progress to a listener in another thread. If that has ended, the error is ignored, since
 * it is not one of the computation.
 */
function tell(onProgress: Progress, done: number): void {
  Promise.resolve(onProgress(done)).catch(() => undefined);
}

/**
 * Yields to the event loop, so that waiting messages are processed, without the timer's minimum of
 * 4 ms.
 */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
