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

/** How often the server is asked for the time left, in ms. */
const LOOK_EVERY = 60_000;
/** The browser events that count as use of the page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const KeepAliveContext = createContext<SessionKeepAlive | null>(null);

/**
 * Session keep-alive of the screens below: reports to the server that somebody uses the page
 * (ACC-101). It calls `onOver` when the session has ended.
 */
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

/**
 * React hook for the session warning: why and in how many minutes the session of this page ends.
 * Null when it does not end soon.
 */
export function useSessionEnding(): SessionEnding | null {
  const keepAlive = useContext(KeepAliveContext);
  return useSyncExternalStore(keepAlive?.subscribe ?? noNews, keepAlive?.ending ?? none);
}

const noNews = () => () => undefined;
const none = () => null;
