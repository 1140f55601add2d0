import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import {
  type EvaluationValue,
  pointsSchema,
} from '../../../domain/documents/evaluation.document.ts';
import type { ServedGlass } from '../../../domain/sessions/decide-show.ts';
import { type Conduct, conductSchema, type OtherSheet } from '../../../domain/sheets/conduct.ts';
import type { SealedVersion, Sealing } from '../../../domain/sheets/decide-seal.ts';
import type { KeyedIn } from '../../../domain/sheets/keyed-answers.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';
import type { SessionCode, TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText, json } from '../json.ts';
import type { SheetsTable } from '../tables.ts';
import { answersOfRow } from './answers-of-row.ts';
import { sheetsWithGlasses } from './joined-sheets.ts';

/** The glass that a sheet belongs to. */
export type SheetKey = {
  readonly session: SessionCode;
  readonly taster: TasterId;
  readonly code: TastingCode;
};

/** A sheet that is being sealed: its glass, the decision to seal it, and its content. */
export type NewSheet = SheetKey &
  Sealing & {
    readonly digest: string;
    readonly sealedAt: string;
    readonly value: EvaluationValue;
    /** Order and timing of tasting. Absent or null where they were not checked (EVA-9). */
    readonly conduct?: Conduct | null;
    /** Who keyed it in from paper. Absent or null for a sheet of a device (KEY-6). */
    readonly keyed?: KeyedIn | null;
  };

/** Stores a sealed version of a sheet. The table rejects later changes (EVA-3). */
export const insertSheet = (scope: PanelScope, sheet: NewSheet): Promise<void> =>
  insertSheets(scope, [sheet]);

/** Stores several sealed versions of sheets (EVA-3). */
export async function insertSheets(
  { trx, panel }: PanelScope,
  sheets: readonly NewSheet[],
): Promise<void> {
  if (sheets.length === 0) return;
  await trx
    .insertInto('sheets')
    .values(sheets.map((sheet) => ({ panel, ...sheetColumns(sheet) })))
    .execute();
}

function sheetColumns(sheet: NewSheet) {
  const { session, taster, code, version, digest, sealedAt, late, valid, value } = sheet;
  const keyed = sheet.keyed ?? null;
  if (value.signature === null && keyed === null)
    throw new Error('a sheet without a signature cannot be sealed');
  return {
    session,
    taster,
    code,
    version,
    digest,
    sealedAt,
    // The signature is on paper and its time is unknown, so the time of keying is stored.
    signedAt: value.signature?.at ?? sealedAt,
    late,
    valid,
    marks: json(eachAttribute((attribute) => value.marks[attribute] ?? null)),
    points: value.points === undefined ? null : json(value.points),
    fruityKind: value.fruityKind,
    otherDescriptor: value.otherDescriptor,
    heatingDevice: value.heatingDevice,
    comments: value.comments,
    signature: json(value.signature),
    content: json(value),
    conduct: sheet.conduct ? json(sheet.conduct) : null,
    keyedBy: keyed?.by ?? null,
    keyedReason: keyed?.reason ?? null,
  };
}

/**
 * The last sealed version of a sheet, with `open` when it was re-opened since. Null when it was
 * never sealed.
 */
export async function lastSealed(
  { trx, panel }: PanelScope,
  { session, taster, code }: SheetKey,
): Promise<SealedVersion | null> {
  const row = await trx
    .selectFrom('sheets')
    .select(['version', 'digest', 'sealedAt', 'signedAt', 'reopenedAt', 'keyedBy'])
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('taster', '=', taster)
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { version, digest } = row;
  return {
    version,
    digest,
    sealedAt: instantText(row.sealedAt),
    signedAt: instantText(row.signedAt),
    open: row.reopenedAt !== null,
    keyed: row.keyedBy !== null,
    ...keyedByOf(row.keyedBy),
  };
}

/** Who keyed in a paper sheet, as its taster's tray shows it (KEY-6). */
export const keyedByOf = (keyedBy: string | null): { keyedBy?: string } =>
  keyedBy === null ? {} : { keyedBy };

/** The content of the last sealed version of a sheet, or null when it was never sealed. */
export async function sealedContent(
  { trx, panel }: PanelScope,
  { session, taster, code }: SheetKey,
): Promise<unknown> {
  const row = await trx
    .selectFrom('sheets')
    .select('content')
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('taster', '=', taster)
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Marks a sealed version as re-opened. The version stays stored (EVA-3). */
export async function reopenSheet(
  { trx, panel }: PanelScope,
  { session, taster, code }: SheetKey,
  reopening: {
    readonly version: number;
    readonly at: string;
    readonly by: string;
    readonly reason: string;
  },
): Promise<void> {
  await trx
    .updateTable('sheets')
    .set({
      reopenedAt: reopening.at,
      reopenedBy: reopening.by,
      reopenReason: reopening.reason,
    })
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('taster', '=', taster)
    .where('code', '=', code)
    .where('version', '=', reopening.version)
    .execute();
}

/** Sets whether a sealed version is valid, that is, counts in results. */
export async function setSheetValidity(
  { trx, panel }: PanelScope,
  { session, taster, code }: SheetKey,
  version: number,
  valid: boolean,
): Promise<void> {
  await trx
    .updateTable('sheets')
    .set({ valid })
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('taster', '=', taster)
    .where('code', '=', code)
    .where('version', '=', version)
    .execute();
}

/**
 * A stored sealed sheet: the desk's view of it, the digest of its content, and whether it was late.
 */
export type KeptSheet = SealedSheet & { readonly digest: string; readonly late: boolean };

/**
 * Lists the current sealed sheets of a session: the last version for each glass, unless it was
 * re-opened since.
 */
export async function listSealedSheets(
  scope: PanelScope,
  session: SessionCode,
): Promise<readonly KeptSheet[]> {
  const rows = await sheetsWithGlasses(scope)
    .selectAll('h')
    .select(['g.sample', 'g.replicate', 'g.position'])
    .select(sql<string | null>`h.content #>> '{calibration,at}'`.as('calibratedAt'))
    .where('h.session', '=', session)
    .where('h.reopenedAt', 'is', null)
    .orderBy('g.taster')
    .orderBy('g.position')
    .execute();
  return rows.map(keptSheet);
}

function keptSheet(
  row: Selectable<SheetsTable> &
    Pick<ServedGlass, 'sample' | 'replicate' | 'position'> & {
      readonly calibratedAt: string | null;
    },
): KeptSheet {
  const conduct = conductSchema.safeParse(row.conduct);
  return {
    taster: row.taster,
    sample: row.sample,
    replicate: row.replicate,
    code: row.code,
    position: row.position,
    version: row.version,
    digest: row.digest,
    late: row.late,
    valid: row.valid,
    sealedAt: instantText(row.sealedAt),
    signedAt: instantText(row.signedAt),
    heatingDevice: row.heatingDevice,
    calibratedAt: row.calibratedAt,
    conduct: conduct.success ? conduct.data : null,
    ...(row.points === null ? {} : { points: pointsSchema.parse(row.points) }),
    keyed: row.keyedBy === null ? null : { by: row.keyedBy, reason: row.keyedReason ?? '' },
    ...digestLackOf(row.signature),
    ...notesOf(row.content),
    ...answersOfRow(row),
  };
}

const withDigest = z.object({ values: z.object({ digest: z.string() }) });

/** SHT-18: marks a sheet whose signature has no digest. A paper sheet is signed on paper. */
const digestLackOf = (signature: unknown): Pick<SealedSheet, 'withoutDigest'> =>
  signature === null || withDigest.safeParse(signature).success ? {} : { withoutDigest: true };

const withNotes = z.object({ notes: z.string() });

/** The notes on a sheet of a training session. Other sheets have none (TRN-8). */
function notesOf(content: unknown): Pick<SealedSheet, 'notes'> {
  const read = withNotes.safeParse(content);
  return read.success ? { notes: read.data.notes } : {};
}

/** The first sealed versions of a taster's sheets in a session (EVA-9). */
export async function takenSheets(
  { trx, panel }: PanelScope,
  { session, taster }: Omit<SheetKey, 'code'>,
): Promise<readonly OtherSheet[]> {
  const glasses = await trx
    .selectFrom('glasses')
    .select(['code', 'position'])
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('taster', '=', taster)
    .execute();
  const positions = new Map(glasses.map(({ code, position }) => [code, position]));
  const rows = await trx
    .selectFrom('sheets')
    .select(['code', 'signedAt', 'sealedAt', 'keyedBy'])
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('taster', '=', taster)
    .where('version', '=', 1)
    .execute();
  return rows.flatMap(({ code, signedAt, sealedAt, keyedBy }) => {
    const position = positions.get(code);
    if (position === undefined) return [];
    const instants = { signedAt: instantText(signedAt), sealedAt: instantText(sealedAt) };
    return [{ position, ...instants, keyed: keyedBy !== null }];
  });
}
