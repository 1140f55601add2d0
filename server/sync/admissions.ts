import type { CloseReason } from '../../domain/sync/close-reasons.ts';

/** Decides from the context of a connection whether it must be re-authorised. */
export type Matches<Context> = (context: Context) => boolean;

/**
 * One authorisation in progress: from a device's request for a document until the document is
 * served. `over` answers why it was cancelled meanwhile, or null.
 */
export type Admission = { over(): CloseReason | null };

/** The authorisations that are in progress at this process (see `createAdmissions`). */
export type Admissions<Context> = ReturnType<typeof createAdmissions<Context>>;

/** A re-authorisation that was ordered while the account of an admission was still unknown. */
type Ended<Context> = { readonly matches: Matches<Context>; readonly reason: CloseReason };

/**
 * The longest that an authorisation takes, in ms. One that was abandoned without a sign is
 * forgotten after that.
 */
const LONGEST_MS = 120_000;

/**
 * Tracks the authorisations that are in progress, so that a change of rights cancels them too
 * (SYN-3). Such a request has passed checks that would be answered otherwise now, and has no
 * connection yet that could be closed.
 */
export function createAdmissions<Context>(monotonic: () => number) {
  const underWay = new Map<
    Admission,
    { readonly since: number; note(ended: Ended<Context>): void }
  >();
  let shut: CloseReason | null = null;

  return {
    /**
     * Begins the authorisation of a request for a document. `known` is called as soon as its
     * account is known, before any decision on it.
     */
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
    /** Ends an admission: it was refused, or is a connection now. */
    end: (admission: Admission): void => void underWay.delete(admission),
    /** Cancels the matching admissions: their connections are closed as soon as they exist. */
    sendBack(matches: Matches<Context>, reason: CloseReason): void {
      for (const way of underWay.values()) way.note({ matches, reason });
    },
    /** Refuses every admission from now on; connections that were admitted write no more. */
    shut(why: CloseReason): void {
      shut = why;
    },
  };
}
