import type { CloseReason } from '../../domain/sync/close-reasons.ts';

/** Which connections are sent back, told from what they are known by. */
export type Matches<Context> = (context: Context) => boolean;

/** One way through the gate, from the first question until the document is served. */
export type Admission = { over(): CloseReason | null };

/** The ways through the gate that are not yet at their end. */
export type Admissions<Context> = ReturnType<typeof createAdmissions<Context>>;

/** What was sent back while nobody knew yet whose way it is. */
type Ended<Context> = { readonly matches: Matches<Context>; readonly reason: CloseReason };

/** No way takes longer: what was given up on it without a word is forgotten, in ms. */
const LONGEST_MS = 120_000;

/**
 * SYN-3: whoever is on the way through the gate when facts change has passed a question that would be answered otherwise now,
 * and is no connection yet that could be closed. What ends connections ends these too.
 */
export function createAdmissions<Context>(monotonic: () => number) {
  const underWay = new Map<
    Admission,
    { readonly since: number; note(ended: Ended<Context>): void }
  >();
  let shut: CloseReason | null = null;

  return {
    /** A device asks for a document. `known` is said when its account is, before anything is decided by it. */
    begin(): Admission & { known(context: Context): void } {
      const noted: Ended<Context>[] = [];
      let context: Context | null = null;
      let reason: CloseReason | null = null;
      const judge = (ended: Ended<Context>): void => {
        if (context !== null && ended.matches(context)) reason ??= ended.reason;
      };
      const admission = {
        over: () => reason ?? shut,
        known(so: Context): void {
          context = so;
          for (const ended of noted) judge(ended);
        },
      };
      const since = monotonic();
      for (const [old, way] of underWay) if (since - way.since > LONGEST_MS) underWay.delete(old);
      underWay.set(admission, {
        since,
        note(ended) {
          noted.push(ended);
          judge(ended);
        },
      });
      return admission;
    },
    /** It was refused, or is a connection now. */
    end: (admission: Admission): void => void underWay.delete(admission),
    /** Whoever matches is sent back when they arrive. */
    sendBack(matches: Matches<Context>, reason: CloseReason): void {
      for (const way of underWay.values()) way.note({ matches, reason });
    },
    /** From now on nobody comes through, and who came through writes no more. */
    shut(why: CloseReason): void {
      shut = why;
    },
  };
}
