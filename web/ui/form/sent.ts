import { createContext, use } from 'react';

/** How often the form around was sent with something in it that cannot be read. */
export const Sent = createContext(0);

/** Whether the form around was sent: from then on every field of it says what is wrong. */
export const useIsSent = (): boolean => use(Sent) > 0;
