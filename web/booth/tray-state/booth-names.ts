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

/** The booth of one taster in one session: what every document name of it is made from. */
export type BoothPlace = {
  readonly panel: PanelId;
  readonly session: SessionCode;
  readonly taster: TasterId;
};

/** The place of an account in a session, or null when the account has no taster or the number is none. */
export function boothPlace(me: Me, session: string | number): BoothPlace | null {
  const panel = parsePanelId(me.panel.id);
  const code = parseSessionCode(session);
  const taster = parseTasterId(me.taster?.id ?? '');
  return panel === null || code === null || taster === null
    ? null
    : { panel, session: code, taster };
}

/** BTH-51: why there is no booth at an address for an account. */
export type NoBoothReason = 'no-tray' | 'no-taster' | 'other-taster' | 'no-glass' | 'no-page';

/** BTH-51: why an account has no place in a session (`boothPlace` is null). */
export const whyNoPlace = ({ taster }: Pick<Me, 'taster'>): NoBoothReason =>
  taster === null ? 'no-taster' : 'no-page';

/** The booth and the glass of an own sheet's address, or why it leads to none. */
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
