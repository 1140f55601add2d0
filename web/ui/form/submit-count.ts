import { createContext, use, useState } from 'react';

/** Context: how often the form around was submitted with something in it that cannot be read. */
export const SubmitCount = createContext(0);

/** Whether the form around was submitted with this field in it: from then on the field says what is wrong, and one that came later does not yet. */
export function useIsSubmitted(): boolean {
  const times = use(SubmitCount);
  const [before] = useState(times);
  return times > before;
}
