import type { Answer } from '../../../domain/api/answers.ts';
import type { Result } from '../../../domain/refusal.ts';
import { type SessionEnding, sessionEndingOf, type TimeLeft } from './session-ending.ts';

/** Dependencies of a session keep-alive. */
export type KeepAliveParts = {
  /**
   * Sends to the server whether the page was used since the last request; the answer is the time
   * left of the session.
   */
  readonly ask: (used: boolean) => Promise<Result<Answer<'POST /api/auth/stay'>>>;
  /** A monotonic clock, in ms. */
  readonly now: () => number;
  /** Called when the session has ended, with the reason as far as this page knows it. */
  readonly onOver: (why: SessionEnding['why']) => void;
};

/** The session keep-alive of this page. */
export type SessionKeepAlive = ReturnType<typeof createSessionKeepAlive>;

/**
 * Creates the session keep-alive of a page (ACC-71, ACC-100, ACC-101). At every poll it sends to
 * the server whether somebody uses the page. It knows when the session will end: by the idle
 * timeout or by its time limit. While the server is unreachable, the last answer is counted down
 * and the session does not end.
 */
export function createSessionKeepAlive({ ask, now, onOver }: KeepAliveParts) {
  const listeners = new Set<() => void>();
  // Opening a page counts as use.
  let used = true;
  let isAsking = false;
  let told: TimeLeft | null = null;
  let ending: SessionEnding | null = null;

  function show(): void {
    const next = told === null ? null : sessionEndingOf(told, now());
    if (next?.why === ending?.why && next?.minutes === ending?.minutes) return;
    ending = next;
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const said = used;
    used = false;
    const result = await ask(said);
    isAsking = false;
    if (result.ok) {
      const { idle, atMost } = result.value;
      told = { idle: idle * 1000, atMost: atMost * 1000, at: now() };
    } else {
      // Use that could not be reported is reported at the next poll.
      used ||= said;
      if (result.code === 'signed-out') {
        // A page that was opened offline has never had an answer. Anyone who marks on it has used
        // it, so its session did not end by idle timeout.
        const why = told === null || told.idle >= told.atMost ? 'time' : 'unused';
        told = null;
        show();
        return onOver(why);
      }
    }
    show();
  }

  return {
    look,
    /**
     * Records a use of the page. The next poll reports it, or a poll at once where the idle timeout
     * is about to end the session.
     */
    async use(): Promise<void> {
      used = true;
      if (ending?.why === 'unused') await look();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Why and when the session ends soon, or null. */
    ending: (): SessionEnding | null => ending,
  };
}
