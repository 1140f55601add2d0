import type * as Y from 'yjs';
import { readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { storableSheet } from '../../commands/sheets/sheet-content.ts';
import type { Installation } from '../installation/installation.ts';
import type { Row, Snapshot } from '../memory/row-tables.ts';
import { docOf, storedCopy } from './stored-copy.ts';
import { Violation } from './violation.ts';

const SHEET = ['session', 'taster', 'code'] as const;
const keyOf = (row: Row): string => SHEET.map((column) => row[column]).join('|');

const isClosed = (tables: Snapshot): boolean =>
  (tables.get('sessions') ?? []).some((row) => row['state'] === 'closed');

/**
 * What a taster signs of a sheet, read from a record. No part of it is taken from the signature
 * itself.
 */
function signedOf(sheet: unknown): string {
  const { marks, points, fruityKind, otherDescriptor, smelledOnly, heatingDevice, comments } =
    Object(sheet);
  const lines = { marks, points, fruityKind, otherDescriptor };
  return canonical({ ...lines, smelledOnly, heatingDevice, comments });
}

/**
 * Checks the records: sealed versions never change, each has one decision, and the audit trail is
 * append-only (EVA-3, COM-1, AUD-1).
 */
export function createRecords({ panel }: Pick<Installation, 'panel'>) {
  let sheets: readonly Row[] = [];
  let trail: readonly Row[] = [];
  const sealed = new Map<string, string>();
  const looked = new Map<string, string>();
  /**
   * SHT-17: the content that was signed on a device, by sheet and timestamp: two may be signed at
   * once.
   */
  const signed = new Map<string, Set<string>>();

  const content = ({ reopened_at, reopened_by, reopen_reason, ...rest }: Row): string =>
    canonical(rest);

  function checkSheets(tables: Snapshot, rows: readonly Row[]): void {
    for (const row of rows) {
      const version = `${keyOf(row)}|${row['version']}`;
      const now = content(row);
      const before = sealed.get(version);
      if (before !== undefined && before !== now)
        throw new Violation('EVA-3', `${version} changed: ${before} -> ${now}`);
      if (before === undefined) checkNew(tables, row);
      sealed.set(version, now);
    }
    if (rows.length < sealed.size) throw new Violation('EVA-3', 'a sealed version is gone');
  }

  function checkNew(tables: Snapshot, row: Row): void {
    const glass = panel.glasses.find(
      ({ taster, code }) => row['taster'] === taster && row['code'] === code,
    );
    const copy = storedCopy(tables, glass?.name ?? '');
    if (copy === null) throw new Violation('EVA-3', `nothing is stored of ${keyOf(row)}`);
    const read = readEvaluation(docOf(copy.parts));
    const stored = read.ok ? canonical(storableSheet(read.value)) : read.code;
    if (stored !== canonical(row['content']))
      throw new Violation('EVA-3', `sealed ${canonical(row['content'])}, stored ${stored}`);
    if (read.ok && read.value.apart !== undefined)
      throw new Violation('SHT-19', `${keyOf(row)} is sealed before its taster has confirmed it`);
    const at = `${glass?.name} ${Object(Object(row['content']).signature).at}`;
    const now = signedOf(row['content']);
    if (signed.get(at)?.has(now) !== true)
      throw new Violation(
        'SHT-17',
        `${keyOf(row)} is sealed with ${now}, signed was ${[...(signed.get(at) ?? [])].join(' or ')}`,
      );
    if (!copy.closed) throw new Violation('KEE-8', `${keyOf(row)} is sealed and not closed`);
    if (row['late'] !== isClosed(tables))
      throw new Violation('EVA-4', `${keyOf(row)} is ${row['late'] === true ? '' : 'not '}late`);
  }

  /** KEE-8: checks that the document of a sealed sheet still equals its sealed content. */
  function checkStanding(
    tables: Snapshot,
    name: string,
    glass: { readonly taster: unknown; readonly code: unknown },
  ): void {
    const copy = storedCopy(tables, name);
    if (copy === null || looked.get(name) === copy.version) return;
    looked.set(name, copy.version);
    const last = (tables.get('sheets') ?? []).findLast(
      (row) => row['taster'] === glass.taster && row['code'] === glass.code,
    );
    if (last === undefined || last['reopened_at'] !== null) return;
    const read = readEvaluation(docOf(copy.parts));
    const stored = read.ok ? canonical(storableSheet(read.value)) : read.code;
    if (stored !== canonical(last['content']))
      throw new Violation('KEE-8', `${name} is sealed, and stored as ${stored}`);
  }

  function checkTrail(rows: readonly Row[], versions: readonly Row[], closed: boolean): void {
    for (const [at, row] of trail.entries())
      if (rows[at] !== row) throw new Violation('AUD-1', `entry ${at + 1} changed`);
    for (const [at, row] of rows.entries())
      if (row['sequence'] !== at + 1) throw new Violation('AUD-2', `entry ${at + 1} is missing`);
    const count = (command: string) => rows.filter((row) => row['command'] === command).length;
    const reopened = versions.filter((row) => row['reopened_at'] !== null).length;
    if (count('seal-sheet') !== versions.length)
      throw new Violation('COM-1', `${versions.length} versions by ${count('seal-sheet')} seals`);
    if (count('close-session') !== (closed ? 1 : 0))
      throw new Violation('SES-11', `closed by ${count('close-session')} acts`);
    if (count('reopen-sheet') !== reopened)
      throw new Violation('COM-1', `${reopened} re-opened by ${count('reopen-sheet')} acts`);
  }

  return {
    check(tables: Snapshot, lostOf: ReadonlySet<string>): void {
      for (const { name, taster, code } of panel.glasses)
        if (!lostOf.has(name)) checkStanding(tables, name, { taster, code });
      const [versions, entries] = [tables.get('sheets') ?? [], tables.get('audit') ?? []];
      if (versions !== sheets) checkSheets(tables, versions);
      if (entries !== trail || versions !== sheets) checkTrail(entries, versions, isClosed(tables));
      [sheets, trail] = [versions, entries];
    },
    /** Records the content of a sheet when a device signs it. */
    signed(name: string, doc: Y.Doc): void {
      const read = readEvaluation(doc);
      if (!read.ok) return;
      const sheet = storableSheet(read.value);
      const key = `${name} ${sheet.signature?.at}`;
      signed.set(key, (signed.get(key) ?? new Set()).add(signedOf(sheet)));
    },
    /** Starts again from older records, after the database was restored from a backup. */
    forget(tables: Snapshot): void {
      [sheets, trail] = [tables.get('sheets') ?? [], tables.get('audit') ?? []];
      sealed.clear();
      for (const row of sheets) sealed.set(`${keyOf(row)}|${row['version']}`, content(row));
    },
  };
}
