import * as Y from 'yjs';
import { createAssessment } from '../../../domain/documents/assessment.document.ts';
import {
  notesName,
  planName,
  sheetName,
  trayName,
} from '../../../domain/documents/document-names.ts';
import { createEvaluation } from '../../../domain/documents/evaluation.document.ts';
import {
  codeKey,
  putDraw,
  putEntry,
  setInvited,
} from '../../../domain/documents/session.document.ts';
import { createTray } from '../../../domain/documents/tray.document.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import {
  parseEntryId,
  parsePanelId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type TasterId,
} from '../../../domain/words/ids.ts';
import { digestOf } from '../../database/documents/document-log.ts';
import { newPlan } from '../../sync/testing/new-plan.ts';
import type { RowTables } from '../memory/row-tables.ts';

function some<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not well-formed');
  return value;
}
const numbered = (kind: number, number: number): string =>
  `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The panel of the simulation: a shown session, two tasters, and the accounts on devices. */
export type Panel = ReturnType<typeof newPanel>;

/**
 * The ids and names of a panel with a shown session, of so many glasses for each of two tasters.
 */
export function newPanel(glassesEach: number) {
  const panel = some(parsePanelId(numbered(1, 1)));
  const session = some(parseSessionCode(1));
  const place = { panel, session };
  const tasters = [1, 2].map((number) => some(parseTasterId(numbered(2, number))));
  const glasses = tasters.flatMap((taster, who) =>
    Array.from({ length: glassesEach }, (_, at) => {
      const code = some(parseTastingCode(`${who + 1}1${at + 1}`));
      return {
        taster,
        code,
        position: at + 1,
        sample: some(parseSampleId(numbered(3, at + 1))),
        entry: some(parseEntryId(numbered(4, at + 1))),
        name: sheetName(place, taster, code),
      };
    }),
  );
  const person = (name: string, taster: TasterId | null): Actor => ({
    user: name,
    name,
    panel,
    role: taster === null ? 'jefespanel' : 'catadores',
    taster,
  });
  return {
    panel,
    session,
    tasters,
    glasses,
    plan: planName(place),
    notes: notesName(place, some(parseSampleId(numbered(3, 1)))),
    tray: (taster: TasterId): string => trayName(place, taster),
    person,
  };
}

/**
 * Inserts the rows and documents of a panel into tables, as the commands that show a session leave
 * them.
 */
export function foundPanel(tables: RowTables, panel: Panel): void {
  const { panel: id, session, tasters, glasses } = panel;
  const date = '2026-11-27';
  tables.insert('panels', { id, name: 'Panel' });
  tables.insert('sessions', { panel: id, number: session, date, state: 'shown' });
  for (const taster of tasters) tables.insert('tasters', { panel: id, id: taster, code: taster });
  const create = (name: string, kind: string, fill: (doc: Y.Doc, birth: string) => void) => {
    const doc = new Y.Doc();
    doc.clientID = 1;
    const birth = `first birth of ${name}`;
    fill(doc, birth);
    const snapshot = Y.encodeStateAsUpdate(doc);
    const digest = digestOf(snapshot);
    const row = tables.insert('documents', {
      panel: id,
      name,
      kind,
      birth,
      snapshot,
      digest,
      snapshot_digest: digest,
    });
    tables.insert('document_heads', { document: row?.['id'], panel: id, birth, digest });
  };
  for (const { name, ...glass } of glasses) {
    tables.insert('glasses', { panel: id, session, replicate: 1, ...glass });
    create(name, 'evaluation', createEvaluation);
  }
  create(panel.plan, 'session', (doc, birth) => {
    newPlan(doc, birth);
    for (const { entry, sample, position } of glasses)
      putEntry(doc, { id: entry, sample, replicate: 1, rank: position });
    for (const taster of tasters) setInvited(doc, taster, true);
    putDraw(doc, {
      codes: new Map(glasses.map(({ entry, taster, code }) => [codeKey(entry, taster), code])),
      orders: new Map(
        tasters.map((taster) => [
          taster,
          glasses.filter((glass) => glass.taster === taster).map(({ entry }) => entry),
        ]),
      ),
    });
  });
  create(panel.notes, 'assessment', createAssessment);
  for (const taster of tasters) {
    const codes = glasses.filter((glass) => glass.taster === taster).map(({ code }) => code);
    const facts = { session, date, sheet: 'complete', restSeconds: 0, codes };
    create(panel.tray(taster), 'tray', (doc, birth) => createTray(doc, { birth, ...facts }));
  }
}
