import { formatWall } from '../../../domain/watching/watch-address.ts';
import type { WatchKey } from '../../../domain/watching/watch-key.ts';
import { parsePanelId, parseSessionCode } from '../../../domain/words/ids.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { address } from '../page/address.ts';

/** A new watch key (API key), with the secret that the server shows only once. */
export type MadeKey = WatchKey & { readonly key: string };

/**
 * URL of a wall display in the language of the user (LIV-14). The watch key is in the fragment,
 * after `#`, which a browser does not send to the server. Null for an invalid panel or session.
 */
export function wallAddress(
  { key, session }: { readonly key: string; readonly session: number },
  panelId: string,
  lang: Locale,
): string | null {
  const panel = parsePanelId(panelId);
  const code = parseSessionCode(session);
  if (panel === null || code === null) return null;
  return address('/wall', { search: { lang }, hash: formatWall({ panel, session: code }, key) });
}
