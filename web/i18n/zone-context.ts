import { createContext } from 'react';

/**
 * The context of the time zone in which dates and times are shown (ZON-1). It is null if nobody is
 * signed in, which means this device’s own.
 */
export const ZoneContext = createContext<string | null>(null);
