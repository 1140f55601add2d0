import { address } from '../../parts/page/address.ts';

/** The address of a taster's booth in a session. */
export const boothHref = (session: number): string =>
  address('/intra/profilesheet/$session', { params: { session: String(session) } });

/** The address of the taster's own sheets of a session compared with the panel (QUA-33). */
export const panelComparisonHref = (session: number): string =>
  address('/intra/evaluations/$session', { params: { session: String(session) } });

/**
 * The address of one of the taster's own sheets. Where other systems have the sample's code, which
 * a taster must not know, it has the position in the tray. The tasting code and the taster's
 * tasting code are the same here. The last part names the sheet's definition; whatever it says, the
 * address leads to the glass (SHT-14).
 */
export const ownSheetHref = (
  taster: string,
  session: number,
  {
    code,
    position,
    sheet,
  }: { readonly code: string; readonly position: number; readonly sheet: string },
): string =>
  address('/intra/profilesheet/$taster/$session/$tray/$code/$tasterCode/$sheet', {
    params: {
      taster,
      session: String(session),
      tray: String(position),
      code,
      tasterCode: code,
      sheet,
    },
  });
