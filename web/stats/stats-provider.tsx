import { createContext, type ReactNode, useContext } from 'react';
import type { StatsPort } from './stats-port.ts';

/** Where the statistics come from; null above all providers. */
export const StatsContext = createContext<StatsPort | null>(null);

/** Gives the screens below the statistics. */
export function StatsProvider({
  stats,
  children,
}: {
  readonly stats: StatsPort;
  readonly children: ReactNode;
}) {
  return <StatsContext.Provider value={stats}>{children}</StatsContext.Provider>;
}

/** The statistics. Throws outside its provider, which is a mistake of the program. */
export function useStats(): StatsPort {
  const stats = useContext(StatsContext);
  if (stats === null) throw new Error('no statistics above this screen');
  return stats;
}
