import type { Answer } from '../../../domain/api/answers.ts';
import type { Result } from '../../../domain/refusal.ts';
import { type SessionEnding, sessionEndingOf, type TimeLeft } from './session-ending.ts';

/** What a session keep-alive needs. */
export type KeepAliveParts = {
  /** Tells the server whether anybody has used the page; it answers what is left of the session. */
  readonly ask: (used: boolean) => Promise<Result<Answer<'POST /api/auth/stay'>>>;
  /** A clock in ms. */
  readonly now: () => number;
  /** The session is over, and this is why as far as it was known. */
  readonly onOver: (why: SessionEnding['why']) => void;
};

/** The keep-alive of the session of this page. */
export type SessionKeepAlive = ReturnType<typeof createSessionKeepAlive>;

/**
 * ACC-71, ACC-100, ACC-101: the session keep-alive: tells the server at every look whether somebody
 * uses the page, and knows when the session will end (idle timeout, or its longest time). While the
 * server is out of reach the last answer counts on, and nothing is over.
 */
export function createSessionKeepAlive({ ask, now, onOver }: KeepAliveParts) {
  const listeners = new Set<() => void>();
  // To open a page is to use it.
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
      // What was not said is said the next time.
      used ||= said;
      if (result.code === 'signed-out') {
        // A page that was opened without a network was never told: whoever marks on it has used it.
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
    /** Somebody uses the page: told at the next look, at once where the session is about to end for want of it. */
    async use(): Promise<void> {
      used = true;
      if (ending?.why === 'unused') await look();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** How the session ends soon, or null. */
    ending: (): SessionEnding | null => ending,
  };
}
