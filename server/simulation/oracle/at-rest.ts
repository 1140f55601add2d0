import * as Y from 'yjs';
import { isOnlyRead } from '../../../domain/documents/device-work.ts';
import { readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { birthOf } from '../../../web/live/pool/document-handle.ts';
import { storableSheet } from '../../commands/sheets/sheet-content.ts';
import { freshValues } from '../../sync/fresh-values.ts';
import type { Device } from '../installation/device.ts';
import type { Installation } from '../installation/installation.ts';
import type { Panel } from '../installation/people.ts';
import type { Snapshot } from '../memory/row-tables.ts';
import { difference, docOf, saying, storedCopy } from './stored-copy.ts';
import { Violation } from './violation.ts';

/** The open documents of a device, by name. */
const handlesOf = (device: Device) =>
  device.documents.flatMap((name) => {
    const handle = device.page().pool.handle(name);
    return handle === null ? [] : [{ name, handle }];
  });

/**
 * Why the installation is not at rest: a device that is not synchronised, or waits for the server.
 * Null where it is at rest.
 */
export function unrest({ devices }: Pick<Installation, 'devices'>): string | null {
  for (const device of devices) {
    for (const { name, handle } of handlesOf(device)) {
      const { synced, stored, scope, refused } = handle.status();
      if (refused !== null) return `${device.name} is refused ${name}: ${refused}`;
      if (!synced) return `${device.name} is not up to date with ${name}`;
      if (scope !== 'readonly' && !stored) return `${device.name} has not stored ${name}`;
    }
  }
  return null;
}

/**
 * Checks convergence at rest. All copies of one document generation are equal, edits after a seal
 * are in the audit trail, and nothing is lost.
 */
export function checkAtRest(
  installation: Installation,
  tables: Snapshot,
  { lostOf, isOlder }: { readonly lostOf: ReadonlySet<string>; readonly isOlder: boolean },
): void {
  const { devices, panel } = installation;
  for (const { name } of panel.glasses) checkSealed(tables, panel, name);
  // After a gap in its log, a process serves only the updates that do not depend on lost ones.
  for (const process of installation.living())
    for (const [name, document] of process.sync.hocuspocus.documents)
      if (!lostOf.has(name)) agree(tables, name, document, process.owner.name);
  for (const device of devices) {
    for (const { name, handle } of handlesOf(device)) {
      const isOwn = parseDocumentName(name)?.kind === 'evaluation' && device.actor.taster !== null;
      if (isOnlyRead(name, device.actor.role)) agree(tables, name, handle.doc, device.name);
      else if (isOwn && handle.status().scope === 'readonly')
        checkTrail(tables, installation.panel, name, handle.doc);
      else if (handle.status().scope === 'readonly') follows(tables, name, handle.doc, device.name);
      else agree(tables, name, handle.doc, device.name);
    }
    // A restored audit trail may lack an entry for what the device has quarantined.
    for (const { document, update, why } of device.disk.asides())
      if (why === 'sealed' && !isOlder) checkTold(tables, panel, document, docOf([update]));
    checkLedger(device);
  }
}

function agree(tables: Snapshot, name: string, doc: Y.Doc, who: string): void {
  const copy = storedCopy(tables, name);
  if (copy === null) throw new Violation('KEE-1', `${name} is gone`);
  const differs = difference(doc, docOf(copy.parts));
  if (differs !== '') throw new Violation('SCA-1', `at ${who} ${name} differs: ${differs}`);
}

/**
 * Checks that a read-only copy has everything that is stored; it may also hold edits that came too
 * late.
 */
function follows(tables: Snapshot, name: string, doc: Y.Doc, who: string): void {
  const parts = storedCopy(tables, name)?.parts ?? [];
  const differs = difference(docOf([Y.encodeStateAsUpdate(doc), ...parts]), doc);
  if (differs !== '') throw new Violation('SCA-1', `${who} lacks of ${name}: ${differs}`);
}

/** EVA-6: checks that edits of a sealed sheet on a device are complete in the audit trail. */
function checkTrail(tables: Snapshot, panel: Panel, name: string, doc: Y.Doc): void {
  const wanted = lateContent(tables, panel, name, doc);
  if (wanted !== null && !editsAfterSeal(tables).some(({ after }) => contentOf(after) === wanted))
    throw new Violation('EVA-6', `${name} was edited after its seal, and no entry tells ${wanted}`);
}

/**
 * SYN-31: checks that the audit trail has the edits of a sealed sheet, also where the device has
 * quarantined them.
 */
function checkTold(tables: Snapshot, panel: Panel, name: string, doc: Y.Doc): void {
  const code = panel.glasses.find((one) => one.name === name)?.code;
  if (code === undefined || lateContent(tables, panel, name, doc) === null) return;
  if (!editsAfterSeal(tables).some(({ data }) => canonical(data ?? null).includes(code)))
    throw new Violation('EVA-6', `${name} was edited after its seal, and nobody is told`);
}

const editsAfterSeal = (tables: Snapshot) =>
  (tables.get('audit') ?? []).filter(({ command }) => command === 'sheet-edited-after-seal');

/**
 * The content of a sealed sheet with a device's edits; null where it equals the sealed content, or
 * for no sealed sheet.
 */
function lateContent(tables: Snapshot, panel: Panel, name: string, doc: Y.Doc): string | null {
  const copy = storedCopy(tables, name);
  const record = recordOf(tables, panel, name);
  if (copy === null || !copy.closed || record === null) return null;
  // Everything that the device wrote, also values that another device's value replaced.
  const both = docOf(copy.parts);
  for (const { map, key, value } of freshValues(docOf(copy.parts), Y.encodeStateAsUpdate(doc)))
    both.getMap(map).set(key, value);
  const read = readEvaluation(both);
  if (!read.ok) return null;
  const wanted = contentOf(storableSheet(read.value));
  return wanted === contentOf(record) ? null : wanted;
}

/**
 * KEE-30: checks that a sealed sheet's document equals its sealed content, also where its log lost
 * updates.
 */
function checkSealed(tables: Snapshot, panel: Panel, name: string): void {
  const copy = storedCopy(tables, name);
  const record = recordOf(tables, panel, name);
  if (copy === null || record === null) return;
  const read = readEvaluation(docOf(copy.parts));
  const stored = read.ok ? contentOf(storableSheet(read.value)) : read.code;
  if (stored !== contentOf(record))
    throw new Violation('KEE-30', `${name} is sealed, and stored as ${stored}`);
}

/** The sealed content of a sheet; null where it is open. */
function recordOf(tables: Snapshot, panel: Panel, name: string): unknown {
  const glass = panel.glasses.find((one) => one.name === name);
  const last = (tables.get('sheets') ?? []).findLast(
    (row) => row['taster'] === glass?.taster && row['code'] === glass?.code,
  );
  return last === undefined || last['reopened_at'] !== null ? null : last['content'];
}

const contentOf = (sheet: unknown): string => canonical({ ...Object(sheet), header: null });

/**
 * SYN-8: checks that everything that was ever written on a device is in the open copy or in a
 * quarantined one.
 */
function checkLedger(device: Device): void {
  for (const [key, { name, update }] of device.disk.ledger()) {
    const birth = key.slice(name.length + 1);
    const once = docOf([update]);
    if (parseDocumentName(name)?.kind === 'tray' || JSON.parse(saying(once)).length === 0) continue;
    const open = device.page().pool.handle(name)?.doc;
    const kept: readonly Uint8Array[] = [
      ...device.disk
        .asides()
        .filter((copy) => copy.document === name && copy.birth === birth)
        .map((copy) => copy.update),
      ...(open !== undefined && birthOf(open) === birth ? [Y.encodeStateAsUpdate(open)] : []),
    ];
    const lost = difference(docOf([...kept, update]), docOf(kept));
    if (lost !== '') throw new Violation('SYN-8', `${device.name} lost of ${key}: ${lost}`);
  }
}
