import { createContext, useContext } from 'react';
import type { StatsPort } from './stats-port.ts';

/** Where the statistics come from; null above all providers. */
export const StatsContext = createContext<StatsPort | null>(null);

/** The statistics. Throws outside its provider, which is a mistake of the program. */
export function useStats(): StatsPort {
  const stats = useContext(StatsContext);
  if (stats === null) throw new Error('no statistics above this screen');
  return stats;
}
