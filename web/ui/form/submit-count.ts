import { createContext, use, useState } from 'react';

/** React context: how often the form was submitted with unreadable input. */
export const SubmitCount = createContext(0);

/**
 * Whether the form was submitted with unreadable input since this field appeared in it. From then
 * on the field shows its validation error.
 */
export function useIsSubmitted(): boolean {
  const times = use(SubmitCount);
  const [before] = useState(times);
  return times > before;
}
