import { type ReactNode, useContext, useEffect, useState } from 'react';
import { createStatsClient, statsVersion } from '../../../stats-worker/client.ts';
import { statsPort } from './stats-port.ts';
import { StatsContext } from './stats-provider.tsx';

/**
 * Provides the statistics of one web worker to the screens below. The worker starts with the first
 * figure that is requested and ends with the screen. A nested provider uses the worker of the outer
 * one.
 */
export function DeskStats({ children }: { readonly children: ReactNode }) {
  const outer = useContext(StatsContext);
  return outer === null ? <OwnStats>{children}</OwnStats> : children;
}

function OwnStats({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createStatsClient());
  const [port] = useState(() =>
    // During development a page keeps its address while its code changes, so that its version says
    // nothing.
    statsPort(client, import.meta.env.PROD ? statsVersion() : null),
  );
  useEffect(() => () => client.close(), [client]);
  return <StatsContext value={port}>{children}</StatsContext>;
}
