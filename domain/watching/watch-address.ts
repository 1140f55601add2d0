import { type PanelId, parsePanelId, parseSessionCode, type SessionCode } from '../words/ids.ts';

/** The path of the WebSocket for watchers (read-only clients) (LIV-4). */
export const WATCH_PATH = '/watch';

/**
 * The WebSocket subprotocol of watchers; the API key is a second one, since URLs are written to
 * logs.
 */
export const WATCH_PROTOCOL = 'verdial.watch';
const KEY_PROTOCOL = 'key.';

/** The session that a watcher follows: its panel and its number. */
export type WatchRoom = { readonly panel: PanelId; readonly session: SessionCode };

/** Formats a session as the room name of standard Yjs clients: `{panel}/{session}`. */
export const formatRoom = ({ panel, session }: WatchRoom): string => `${panel}/${session}`;

/** Parses such a room name; null for anything else. */
export function parseRoom(text: string): WatchRoom | null {
  const [first = '', second = '', ...rest] = text.split('/');
  const panel = parsePanelId(first);
  const session = parseSessionCode(second);
  return panel === null || session === null || rest.length > 0 ? null : { panel, session };
}

/** The WebSocket subprotocols of a watcher with an API key. */
export const protocolsOf = (key: string): string[] => [WATCH_PROTOCOL, `${KEY_PROTOCOL}${key}`];

/** The API key among the subprotocols that a watcher offers, or null. */
export function keyAmong(protocols: readonly string[]): string | null {
  const named = protocols.find((one) => one.startsWith(KEY_PROTOCOL));
  return named === undefined ? null : named.slice(KEY_PROTOCOL.length);
}

/**
 * Formats the URL fragment of a wall display, after its `#`: a session and an API key, which
 * browsers send to no server.
 */
export const formatWall = (room: WatchRoom, key: string): string => `${formatRoom(room)}/${key}`;

/** Parses the URL fragment of a wall display; null for anything else. */
export function parseWall(
  fragment: string,
): { readonly room: WatchRoom; readonly key: string } | null {
  const text = fragment.replace(/^#/, '');
  const slash = text.lastIndexOf('/');
  const room = slash < 0 ? null : parseRoom(text.slice(0, slash));
  const key = text.slice(slash + 1);
  return room === null || !/^[\w-]{1,100}$/.test(key) ? null : { room, key };
}
