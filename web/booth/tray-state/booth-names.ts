import type { Me } from '../../../domain/account/me.ts';
import {
  type PanelId,
  parsePanelId,
  parseSessionCode,
  parseTasterId,
  type SessionCode,
  type TasterId,
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
