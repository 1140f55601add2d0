import { createContext, use, useState } from 'react';

/** How often the form around was sent with something in it that cannot be read. */
export const Sent = createContext(0);

/** Whether the form around was sent with this field in it: from then on the field says what is wrong, and one that came later does not yet. */
export function useIsSent(): boolean {
  const times = use(Sent);
  const [before] = useState(times);
  return times > before;
}
