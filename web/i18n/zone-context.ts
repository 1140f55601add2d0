import { createContext } from 'react';

/** ZON-1: the time zone that days and times are shown in; null where nobody is signed in: this device’s own. */
export const ZoneContext = createContext<string | null>(null);
