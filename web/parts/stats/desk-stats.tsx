import { type ReactNode, useContext, useEffect, useState } from 'react';
import { createStatsClient, statsVersion } from '../../../stats-worker/client.ts';
import { statsPort } from './stats-port.ts';
import { StatsContext } from './stats-provider.tsx';

/**
 * Gives the screens below the statistics of one worker, started with the first figure that is asked for and ended
 * with the screen. Inside another it uses that one's.
 */
export function DeskStats({ children }: { readonly children: ReactNode }) {
  const outer = useContext(StatsContext);
  return outer === null ? <OwnStats>{children}</OwnStats> : children;
}

function OwnStats({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createStatsClient());
  const [port] = useState(() =>
    // A page that is developed keeps its address while its code changes.
    statsPort(client, import.meta.env.PROD ? statsVersion() : null),
  );
  useEffect(() => () => client.close(), [client]);
  return <StatsContext value={port}>{children}</StatsContext>;
}
