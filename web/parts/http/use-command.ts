import { useState } from 'react';
import { createGiver, type Give } from './create-giver.ts';

/**
 * COM-3: gives the commands of a screen. `seen` is what the person acts on, and the question they answer: once that is
 * another, what is asked is a new act, though it were asked in the same words.
 */
export function useCommand(seen = ''): Give {
  const [giver, setGiver] = useState(() => ({ seen, give: createGiver() }));
  if (giver.seen === seen) return giver.give;
  const next = { seen, give: createGiver() };
  setGiver(next);
  return next.give;
}
