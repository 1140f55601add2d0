import type { PanelId, SampleId, SessionCode, TasterId, TastingCode } from '../words/ids.ts';
import { formatDocumentName } from './name.ts';

/** A panel and a session: the names of all documents of the session begin with them. */
export type SessionPlace = { readonly panel: PanelId; readonly session: SessionCode };

/** The document name of a session's plan. */
export const planName = ({ panel, session }: SessionPlace): string =>
  formatDocumentName({ kind: 'session', panel, session });

/** The document name of one taster's tray. */
export const trayName = ({ panel, session }: SessionPlace, taster: TasterId): string =>
  formatDocumentName({ kind: 'tray', panel, session, taster });

/** The document name of one taster's sheet for one glass. */
export const sheetName = (
  { panel, session }: SessionPlace,
  taster: TasterId,
  code: TastingCode,
): string => formatDocumentName({ kind: 'evaluation', panel, session, taster, code });

/** The document name of the working notes on one sample. */
export const notesName = ({ panel, session }: SessionPlace, sample: SampleId): string =>
  formatDocumentName({ kind: 'assessment', panel, session, sample });
