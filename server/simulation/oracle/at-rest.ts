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
import type { Snapshot } from '../memory/tables.ts';
import { difference, docOf, saying, storedCopy } from './stored-copy.ts';
import { Violation } from './violation.ts';

/** Everything that a device holds open, by its name. */
const handlesOf = (device: Device) =>
  device.documents.flatMap((name) => {
    const handle = device.page().pool.handle(name);
    return handle === null ? [] : [{ name, handle }];
  });

/** Why it is not at rest yet: a device that is not up to date with the server, or waits for it. Null where it is. */
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

/** At rest all that hold a document of one birth say the same; what came after a seal is in the trail; nothing is lost. */
export function checkAtRest(
  installation: Installation,
  tables: Snapshot,
  { lostOf, isOlder }: { readonly lostOf: ReadonlySet<string>; readonly isOlder: boolean },
): void {
  const { devices, panel } = installation;
  for (const { name } of panel.glasses) checkSealed(tables, panel, name);
  // Of a log with a hole a process serves only what follows from what is there.
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
    // A trail that was set back does not tell what it told, and the device has it.
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

/** Who may write no more has all that is stored, and may hold what came too late. */
function follows(tables: Snapshot, name: string, doc: Y.Doc, who: string): void {
  const parts = storedCopy(tables, name)?.parts ?? [];
  const differs = difference(docOf([Y.encodeStateAsUpdate(doc), ...parts]), doc);
  if (differs !== '') throw new Violation('SCA-1', `${who} lacks of ${name}: ${differs}`);
}

/** EVA-6: what a device holds of a sealed sheet beyond what was sealed stands whole in the trail. */
function checkTrail(tables: Snapshot, panel: Panel, name: string, doc: Y.Doc): void {
  const wanted = lateContent(tables, panel, name, doc);
  if (wanted !== null && !editsAfterSeal(tables).some(({ after }) => contentOf(after) === wanted))
    throw new Violation('EVA-6', `${name} was edited after its seal, and no entry tells ${wanted}`);
}

/** SYN-31: that a device came with more than was sealed is in the trail also where the device has set it aside. */
function checkTold(tables: Snapshot, panel: Panel, name: string, doc: Y.Doc): void {
  const code = panel.glasses.find((one) => one.name === name)?.code;
  if (code === undefined || lateContent(tables, panel, name, doc) === null) return;
  if (!editsAfterSeal(tables).some(({ data }) => canonical(data ?? null).includes(code)))
    throw new Violation('EVA-6', `${name} was edited after its seal, and nobody is told`);
}

const editsAfterSeal = (tables: Snapshot) =>
  (tables.get('audit') ?? []).filter(({ command }) => command === 'sheet-edited-after-seal');

/** What a sealed sheet says with what a device wrote into it; null where that is what was sealed, or no sheet. */
function lateContent(tables: Snapshot, panel: Panel, name: string, doc: Y.Doc): string | null {
  const copy = storedCopy(tables, name);
  const record = recordOf(tables, panel, name);
  if (copy === null || !copy.closed || record === null) return null;
  // All that the device wrote, also what another device's value won over.
  const both = docOf(copy.parts);
  for (const { map, key, value } of freshValues(docOf(copy.parts), Y.encodeStateAsUpdate(doc)))
    both.getMap(map).set(key, value);
  const read = readEvaluation(both);
  if (!read.ok) return null;
  const wanted = contentOf(storableSheet(read.value));
  return wanted === contentOf(record) ? null : wanted;
}

/** KEE-30: a sheet that is sealed says what it was sealed with, also where something of its log was lost. */
function checkSealed(tables: Snapshot, panel: Panel, name: string): void {
  const copy = storedCopy(tables, name);
  const record = recordOf(tables, panel, name);
  if (copy === null || record === null) return;
  const read = readEvaluation(docOf(copy.parts));
  const stored = read.ok ? contentOf(storableSheet(read.value)) : read.code;
  if (stored !== contentOf(record))
    throw new Violation('KEE-30', `${name} is sealed, and stored as ${stored}`);
}

/** What a sheet is sealed with; null where it is open. */
function recordOf(tables: Snapshot, panel: Panel, name: string): unknown {
  const glass = panel.glasses.find((one) => one.name === name);
  const last = (tables.get('sheets') ?? []).findLast(
    (row) => row['taster'] === glass?.taster && row['code'] === glass?.code,
  );
  return last === undefined || last['reopened_at'] !== null ? null : last['content'];
}

const contentOf = (sheet: unknown): string => canonical({ ...Object(sheet), header: null });

/** SYN-8: what was once written on a device is there, in the copy that is open or in one that was set aside. */
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
