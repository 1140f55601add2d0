import { createContext, useContext } from 'react';
import type { StatsPort } from './stats-port.ts';

/** React context of the statistics worker; null outside every provider. */
export const StatsContext = createContext<StatsPort | null>(null);

/**
 * React hook that returns the statistics. It throws outside their provider, which is a programming
 * error.
 */
export function useStats(): StatsPort {
  const stats = useContext(StatsContext);
  if (stats === null) throw new Error('no statistics above this screen');
  return stats;
}
