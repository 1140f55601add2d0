import { type Accepted, accept, type Refusal, refuse } from '../../domain/refusal.ts';

/** How long a long call computes before it lets others in, ms: a dozen frames of a screen would notice more. */
const BREATH = 16;

/** Names one long call, so that it can be given up. */
export type CallId = number;

/** Told how far a call is, 0 to 1. */
export type Progress = (done: number) => void;

/** Runs long computations step by step, each of which can be given up between two steps. */
export type LongCalls = {
  /** Runs the steps to their end, telling how far they are; `aborted` once the call was given up. */
  run<Value>(
    id: CallId,
    steps: Steps<Value>,
    onProgress: Progress,
  ): Promise<Accepted<Value> | Refusal<'aborted'>>;
  giveUp(id: CallId): void;
};

/** A computation in steps: each says how far it is, the last has the value. */
type Steps<Value> = Iterator<number, Value> | AsyncIterator<number, Value>;

/** Makes the runner of one engine. */
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

/** Tells a listener that may be on the other side of a line, and so may be gone: that is no fault of the computation. */
function tell(onProgress: Progress, done: number): void {
  Promise.resolve(onProgress(done)).catch(() => undefined);
}

/** Lets waiting messages in: a turn of the event loop, without the timer's minimum of 4 ms. */
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
