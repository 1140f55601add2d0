import { type PanelId, parsePanelId, parseSessionCode, type SessionCode } from '../words/ids.ts';

/** LIV-4: under which address sessions are watched, and the words by which a key is handed over beside it. */
export const WATCH_PATH = '/watch';

/** The subprotocol of watchers; the key is named as a second one, since addresses are written down by many. */
export const WATCH_PROTOCOL = 'verdial.watch';
const KEY_PROTOCOL = 'key.';

/** What a watcher names: a session of a panel. */
export type WatchRoom = { readonly panel: PanelId; readonly session: SessionCode };

/** The name of a session as standard clients say it: `{panel}/{session}`. */
export const formatRoom = ({ panel, session }: WatchRoom): string => `${panel}/${session}`;

/** Reads such a name; null for anything else. */
export function parseRoom(text: string): WatchRoom | null {
  const [first = '', second = '', ...rest] = text.split('/');
  const panel = parsePanelId(first);
  const session = parseSessionCode(second);
  return panel === null || session === null || rest.length > 0 ? null : { panel, session };
}

/** The subprotocols of a watcher with a key. */
export const protocolsOf = (key: string): string[] => [WATCH_PROTOCOL, `${KEY_PROTOCOL}${key}`];

/** The key among the subprotocols a watcher offers, or null. */
export function keyAmong(protocols: readonly string[]): string | null {
  const named = protocols.find((one) => one.startsWith(KEY_PROTOCOL));
  return named === undefined ? null : named.slice(KEY_PROTOCOL.length);
}

/** What the address of a wall display says after its `#`: a session and a key, which no server is sent. */
export const formatWall = (room: WatchRoom, key: string): string => `${formatRoom(room)}/${key}`;

/** Reads what an address says after its `#`; null for anything else. */
export function parseWall(
  fragment: string,
): { readonly room: WatchRoom; readonly key: string } | null {
  const text = fragment.replace(/^#/, '');
  const slash = text.lastIndexOf('/');
  const room = slash < 0 ? null : parseRoom(text.slice(0, slash));
  const key = text.slice(slash + 1);
  return room === null || !/^[\w-]{1,100}$/.test(key) ? null : { room, key };
}
