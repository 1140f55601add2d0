import type { Me } from '../../../domain/account/me.ts';
import {
  type PanelId,
  parsePanelId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';

/** Identifies the booth of one taster in one session; all its document names are built from it. */
export type BoothPlace = {
  readonly panel: PanelId;
  readonly session: SessionCode;
  readonly taster: TasterId;
};

/**
 * The booth of an account in a session; null if the account has no taster or the session number is
 * invalid.
 */
export function boothPlace(me: Me, session: string | number): BoothPlace | null {
  const panel = parsePanelId(me.panel.id);
  const code = parseSessionCode(session);
  const taster = parseTasterId(me.taster?.id ?? '');
  return panel === null || code === null || taster === null
    ? null
    : { panel, session: code, taster };
}

/** Why an address shows no booth to an account (BTH-51). */
export type NoBoothReason = 'no-tray' | 'no-taster' | 'other-taster' | 'no-glass' | 'no-page';

/** Why an account has no booth in a session, when {@link boothPlace} is null (BTH-51). */
export const whyNoPlace = ({ taster }: Pick<Me, 'taster'>): NoBoothReason =>
  taster === null ? 'no-taster' : 'no-page';

/**
 * Resolves the address of an own sheet to its booth and glass, or to the reason why there is none.
 */
export function ownSheetPlace(
  me: Me,
  asked: { readonly taster: string; readonly session: string; readonly code: string },
): { readonly place: BoothPlace; readonly code: TastingCode } | NoBoothReason {
  const place = boothPlace(me, asked.session);
  if (place === null) return whyNoPlace(me);
  const code = parseTastingCode(asked.code);
  if (code === null || parseTasterId(asked.taster) === null) return 'no-page';
  return asked.taster === place.taster ? { place, code } : 'other-taster';
}
