import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { request } from '../http/request.ts';
import type { SessionEnding } from './session-ending.ts';
import { createSessionKeepAlive, type SessionKeepAlive } from './session-keep-alive.ts';

const LOOK_EVERY = 60_000;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const KeepAliveContext = createContext<SessionKeepAlive | null>(null);

/** ACC-101: keeps the session alive while somebody uses the page, and leaves it when it is over. */
export function KeepAliveProvider({
  onOver,
  children,
}: {
  readonly onOver: (why: SessionEnding['why']) => void;
  readonly children: ReactNode;
}) {
  const [keepAlive] = useState(() =>
    createSessionKeepAlive({
      ask: (used) => request('POST /api/auth/stay', { body: { used } }),
      now: () => performance.now(),
      onOver,
    }),
  );
  useEffect(() => {
    const use = () => void keepAlive.use();
    const options = { passive: true, capture: true } as const;
    for (const kind of USES) addEventListener(kind, use, options);
    void keepAlive.look();
    const timer = setInterval(() => void keepAlive.look(), LOOK_EVERY);
    return () => {
      clearInterval(timer);
      for (const kind of USES) removeEventListener(kind, use, options);
    };
  }, [keepAlive]);
  return <KeepAliveContext value={keepAlive}>{children}</KeepAliveContext>;
}

/** How the session of this page ends soon, or null. */
export function useSessionEnding(): SessionEnding | null {
  const keepAlive = useContext(KeepAliveContext);
  return useSyncExternalStore(keepAlive?.subscribe ?? noNews, keepAlive?.ending ?? none);
}

const noNews = () => () => undefined;
const none = () => null;
