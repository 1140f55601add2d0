import { address } from '../../parts/page/address.ts';

/** The address of a taster's booth in a session. */
export const boothHref = (session: number): string =>
  address('/intra/profilesheet/$session', { params: { session: String(session) } });

/** The address of one's own sheets of a session beside the panel (QUA-33). */
export const panelComparisonHref = (session: number): string =>
  address('/intra/evaluations/$session', { params: { session: String(session) } });

/**
 * The address of one sheet of one's own. Where other systems have the sample's code, which a taster must not
 * know, stands the glass's place in the tray; the tasting code and the taster's tasting code are one here. The sheet at its
 * end is the one that was tasted with; whatever it says, the address leads to the glass (SHT-14).
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
