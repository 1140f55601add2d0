import { sql } from 'kysely';
import type { EvaluationValue } from '../../domain/documents/evaluation.document.ts';
import type { SealedVersion } from '../../domain/sheets/decide-seal.ts';
import type { SealedSheet } from '../../domain/sheets/sealed-sheet.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { SessionCode, TasterId, TastingCode } from '../../domain/words/ids.ts';
import { type SealedAnswers, sealedAnswersSchema } from '../../domain/words/sealed-answers.ts';
import type { PanelScope } from './database.ts';
import { instantText, json } from './json.ts';

/** Which glass a sheet is of. */
export type SheetKey = {
  readonly session: SessionCode;
  readonly taster: TasterId;
  readonly code: TastingCode;
};

/** A sheet on its way to being sealed. */
export type NewSheet = SheetKey & {
  readonly version: number;
  readonly digest: string;
  readonly sealedAt: string;
  readonly late: boolean;
  readonly valid: boolean;
  readonly value: EvaluationValue;
};

/** EVA-3: stores a sealed version with its marks; the table then lets nobody change it. */
export const insertSheet = (scope: PanelScope, sheet: NewSheet): Promise<void> =>
  insertSheets(scope, [sheet]);

/** EVA-3: stores several sealed versions with their marks. */
export async function insertSheets(
  { trx, panel }: PanelScope,
  sheets: readonly NewSheet[],
): Promise<void> {
  if (sheets.length === 0) return;
  await trx
    .insertInto('sheets')
    .values(sheets.map((sheet) => ({ panel, ...sheetColumns(sheet) })))
    .execute();
  // One parameter, not eight an answer: the embedded database takes most of its time to bind them.
  await sql`
    insert into marks (panel, session, taster, code, version, attribute, mm, qualifier)
    select ${panel}, m.* from jsonb_to_recordset(${json(sheets.flatMap(markColumns))}::jsonb)
      as m (session integer, taster uuid, code text, version integer, attribute text, mm smallint, qualifier text)`.execute(
    trx,
  );
}

const answersOf = ({ marks }: EvaluationValue) =>
  ATTRIBUTE_KEYS.map((attribute) => [attribute, marks[attribute] ?? null] as const);

function sheetColumns(sheet: NewSheet) {
  const { session, taster, code, version, digest, sealedAt, late, valid, value } = sheet;
  if (value.signature === null) throw new Error('a sheet without a signature cannot be sealed');
  return {
    session,
    taster,
    code,
    version,
    digest,
    sealedAt,
    signedAt: value.signature.at,
    late,
    valid,
    marks: json(Object.fromEntries(answersOf(value))),
    fruityKind: value.fruityKind,
    otherDescriptor: value.otherDescriptor,
    heatingDevice: value.heatingDevice,
    comments: value.comments,
    signature: json(value.signature),
    content: json(value),
  };
}

function markColumns({ session, taster, code, version, value }: NewSheet) {
  const qualifiers: Readonly<Partial<Record<string, string | null>>> = {
    fruity: value.fruityKind,
    other: value.otherDescriptor,
  };
  return answersOf(value).map(([attribute, mm]) => ({
    session,
    taster,
    code,
    version,
    attribute,
    mm,
    qualifier: qualifiers[attribute] ?? null,
  }));
}

/** The last sealed version of a sheet, open when it was re-opened since; null when it was never sealed. */
export async function lastSealed(
  { trx, panel }: PanelScope,
  { session, taster, code }: SheetKey,
): Promise<SealedVersion | null> {
  const row = await trx
    .selectFrom('sheets')
    .select(['version', 'digest', 'sealedAt', 'signedAt', 'reopenedAt'])
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
  };
}

/** EVA-3: marks a sealed version as re-opened; it stays. */
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

/** Says of a sealed version whether it counts. */
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

/** The sealed sheets of a session that stand: the last version of each glass, unless it was re-opened since. */
export async function listSealedSheets(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly (SealedSheet & { readonly digest: string; readonly late: boolean })[]> {
  const rows = await trx
    .selectFrom('sheets as h')
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'h.panel')
        .onRef('g.session', '=', 'h.session')
        .onRef('g.taster', '=', 'h.taster')
        .onRef('g.code', '=', 'h.code'),
    )
    .selectAll('h')
    .select(['g.sample', 'g.replicate', 'g.position'])
    .where('h.panel', '=', panel)
    .where('h.session', '=', session)
    .where('h.reopenedAt', 'is', null)
    .orderBy('g.taster')
    .orderBy('g.position')
    .execute();
  return rows.map((row) => ({
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
    ...answersOfRow(row),
  }));
}

/** What a stored sheet answers. A damaged one is judged by nobody: it throws, by the names of its glass. */
function answersOfRow(row: {
  readonly taster: TasterId;
  readonly code: string;
  readonly marks: unknown;
  readonly fruityKind: unknown;
  readonly otherDescriptor: unknown;
}): SealedAnswers {
  const { taster, code, marks, fruityKind, otherDescriptor } = row;
  const answers = { marks, fruityKind, otherDescriptor };
  const read = sealedAnswersSchema.safeParse(answers);
  if (!read.success)
    throw new Error(`the stored sheet of ${taster}, glass ${code}, is damaged`, {
      cause: read.error,
    });
  return read.data;
}
