import { useEffect, useState, useSyncExternalStore } from 'react';
import { parseWall, WATCH_PATH } from '../../domain/watching/watch-address.ts';
import { followWall, type WallLine, type WallState } from './follow-wall.ts';

/** The address of sockets beside the page's own. */
const watchUrl = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${WATCH_PATH}`;

const CONNECTING: WallState = { kind: 'connecting' };
const NOT_SAID: WallState = { kind: 'closed', reason: 'key-unknown' };

/** What the address says after its `#`, and again when it is changed by hand. */
const useFragment = (): string =>
  useSyncExternalStore(
    (changed) => {
      globalThis.addEventListener('hashchange', changed);
      return () => globalThis.removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );

/** LIV-10: the session and the key of the address, followed for as long as the page stands. */
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
