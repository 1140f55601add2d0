import * as Y from 'yjs';
import { trayName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { readTray } from '../../../domain/documents/tray.document.ts';
import { type Conduct, conductOf } from '../../../domain/sheets/conduct.ts';
import type { PanelScope } from '../../database/database.ts';
import { loadDocument } from '../../database/documents/document-log.ts';
import { type SheetKey, takenSheets } from '../../database/sheets/sheets.ts';
import { applyStored } from '../../sync/apply-stored.ts';

/**
 * Determines the conduct of a sheet that is being sealed, its order and rest, from the stored tray
 * and the sheets sealed before (EVA-9). Null when the tray cannot be read: the sheet is sealed
 * anyway.
 */
export async function conductAtSeal(
  scope: PanelScope,
  key: SheetKey,
  facts: { readonly position: number; readonly sheet: EvaluationValue; readonly at: string },
): Promise<Conduct | null> {
  const { sheet, at, position } = facts;
  const stored = await loadDocument(
    scope.trx,
    trayName({ panel: scope.panel, session: key.session }, key.taster),
  );
  if (stored === null) return null;
  const doc = new Y.Doc();
  applyStored(doc, stored);
  const tray = readTray(doc);
  doc.destroy();
  if (!tray.ok) return null;
  return conductOf({
    sheet: {
      position,
      startedAt: sheet.startedAt,
      signedAt: sheet.signature?.at ?? at,
      sealedAt: at,
    },
    others: await takenSheets(scope, key),
    restSeconds: tray.value.restSeconds,
    isRestEnded: tray.value.restUntil === null,
  });
}
