import { useEffect, useState, useSyncExternalStore } from 'react';
import { parseWall, WATCH_PATH } from '../../domain/watching/watch-address.ts';
import { followWall, type WallLine, type WallState } from './follow-wall.ts';

/** WebSocket address of wall displays on the page's own host. */
const watchUrl = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${WATCH_PATH}`;

const CONNECTING: WallState = { kind: 'connecting' };
const NOT_SAID: WallState = { kind: 'closed', reason: 'key-unknown' };

/** Hook that returns the fragment of the address and follows its changes. */
const useFragment = (): string =>
  useSyncExternalStore(
    (changed) => {
      globalThis.addEventListener('hashchange', changed);
      return () => globalThis.removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );

/**
 * Hook that follows the session named in the address, with the key from it, while the page is open
 * (LIV-10).
 */
export function useWall(): WallState {
  const fragment = useFragment();
  const [line, setLine] = useState<WallLine | null>(null);
  const isSaid = parseWall(fragment) !== null;
  useEffect(() => {
    const named = parseWall(fragment);
    if (named === null) return;
    const opened = followWall({ url: watchUrl(location), ...named, now: () => Date.now() });
    setLine(opened);
    return () => {
      setLine(null);
      opened.close();
    };
  }, [fragment]);
  const state = useSyncExternalStore(line?.subscribe ?? nobody, line?.snapshot ?? connecting);
  return isSaid ? state : NOT_SAID;
}

const nobody = () => () => {};
const connecting = (): WallState => CONNECTING;
