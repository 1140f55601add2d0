import type { Answer } from '../../../domain/api/answers.ts';
import type { Result } from '../../../domain/refusal.ts';
import { type Ending, endingOf, type ToldLeft } from './ending.ts';

/** What keeping a session is made of. */
export type StayParts = {
  /** Tells the server whether anybody has used the page; it answers what is left of the session. */
  readonly ask: (used: boolean) => Promise<Result<Answer<'POST /api/auth/stay'>>>;
  /** A clock in ms. */
  readonly now: () => number;
  /** The session is over, and this is why as far as it was known. */
  readonly onOver: (why: Ending['why']) => void;
};

/** Keeps the session of whoever uses the page. */
export type Stay = ReturnType<typeof createStay>;

/**
 * ACC-71, ACC-100, ACC-101: tells the server whether somebody uses the page, whenever it is looked at, and knows when the session ends soon.
 * Where the server is out of reach what it said last goes on counting, and nothing is over.
 */
export function createStay({ ask, now, onOver }: StayParts) {
  const listeners = new Set<() => void>();
  // To open a page is to use it.
  let used = true;
  let isAsking = false;
  let told: ToldLeft | null = null;
  let ending: Ending | null = null;

  function show(): void {
    const next = told === null ? null : endingOf(told, now());
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
    ending: (): Ending | null => ending,
  };
}
