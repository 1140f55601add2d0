import { formatWall } from '../../../domain/watching/watch-address.ts';
import type { WatchKey } from '../../../domain/watching/watch-key.ts';
import { parsePanelId, parseSessionCode } from '../../../domain/words/ids.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { address } from '../page/address.ts';

/** A key just made, with the words that open. */
export type MadeKey = WatchKey & { readonly key: string };

/** LIV-14: the address of a wall display, in the language of whoever opens it; the key stands after its `#`. */
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
