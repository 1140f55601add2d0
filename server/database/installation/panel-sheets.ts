import { type Selectable, sql } from 'kysely';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { sheetDefinitionSchema } from '../../../domain/sheets/definition/definition-schema.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import {
  type OwnSheet,
  ownSheetSchema,
  type SheetCopyInput,
  type SheetVersion,
} from '../../../domain/sheets/own/own-sheet.ts';
import type { SheetDraft } from '../../../domain/sheets/own/sheet-draft.ts';
import type { PanelScope } from '../database.ts';
import { instantText, json } from '../json.ts';
import type { PanelSheetsTable, PanelSheetVersionsTable } from '../tables.ts';
import { lockPanel } from './panels.ts';

type By = { readonly name: string; readonly at: Date };

/** Lists the panel's own sheet definitions, newest first (SHT-9). */
export async function listOwnSheets({ trx, panel }: PanelScope): Promise<readonly OwnSheet[]> {
  const sheets = await trx
    .selectFrom('panelSheets')
    .selectAll()
    .where('panel', '=', panel)
    .orderBy('sheet', 'desc')
    .execute();
  const versions = await trx
    .selectFrom('panelSheetVersions')
    .selectAll()
    .where('panel', '=', panel)
    .orderBy('version', 'desc')
    .execute();
  return sheets.map((sheet) =>
    sheetOf(
      sheet,
      versions.filter((version) => version.sheet === sheet.sheet),
    ),
  );
}

/** One of the panel's own sheet definitions, or null. */
export async function findOwnSheet(
  { trx, panel }: PanelScope,
  sheet: number,
): Promise<OwnSheet | null> {
  const row = await trx
    .selectFrom('panelSheets')
    .selectAll()
    .where('panel', '=', panel)
    .where('sheet', '=', sheet)
    .executeTakeFirst();
  if (row === undefined) return null;
  const versions = await trx
    .selectFrom('panelSheetVersions')
    .selectAll()
    .where('panel', '=', panel)
    .where('sheet', '=', sheet)
    .orderBy('version', 'desc')
    .execute();
  return sheetOf(row, versions);
}

/** Reads one of the panel's own sheet definitions and locks its row until the transaction ends. */
export async function lockOwnSheet(scope: PanelScope, sheet: number): Promise<OwnSheet | null> {
  await scope.trx
    .selectFrom('panelSheets')
    .select('sheet')
    .where('panel', '=', scope.panel)
    .where('sheet', '=', sheet)
    .forUpdate()
    .executeTakeFirst();
  return findOwnSheet(scope, sheet);
}

/**
 * Inserts an own sheet definition under the panel's next number. Refuses when its id exists already
 * (SHT-9).
 */
export async function insertOwnSheet(
  scope: PanelScope,
  { id, base, draft }: SheetCopyInput,
  by: By,
): Promise<Result<OwnSheet, 'nothing-changes' | 'not-found'>> {
  const { trx, panel } = scope;
  // The lock serialises concurrent callers, so that numbers are given one after another.
  await lockPanel(scope);
  const { next } = await trx
    .selectFrom('panelSheets')
    .select(sql<number>`coalesce(max(sheet), 0) + 1`.as('next'))
    .where('panel', '=', panel)
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('panelSheets')
    .values({
      panel,
      sheet: next,
      id,
      base,
      draft: json(draft),
      changedAt: by.at,
      changedBy: by.name,
    })
    .onConflict((found) => found.columns(['panel', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? refuse('nothing-changes') : accept(sheetOf(row, []));
}

/** Stores the draft of an own sheet definition, whose row the caller has locked (SHT-9). */
export async function updateOwnSheet(
  scope: PanelScope,
  { sheet, revision }: Pick<OwnSheet, 'sheet' | 'revision'>,
  draft: SheetDraft,
  by: By,
): Promise<OwnSheet> {
  const { trx, panel } = scope;
  await trx
    .updateTable('panelSheets')
    .set({
      draft: json(draft),
      revision: revision + 1,
      changedAt: by.at,
      changedBy: by.name,
    })
    .where('panel', '=', panel)
    .where('sheet', '=', sheet)
    .execute();
  return there(await findOwnSheet(scope, sheet));
}

/** Deletes an own sheet definition that was never published (SHT-9). */
export async function deleteOwnSheet({ trx, panel }: PanelScope, sheet: number): Promise<void> {
  await trx
    .deleteFrom('panelSheets')
    .where('panel', '=', panel)
    .where('sheet', '=', sheet)
    .execute();
}

/**
 * Stores a published version of an own sheet definition permanently. The caller has locked its row
 * (SHT-9).
 */
export async function insertSheetVersion(
  scope: PanelScope,
  sheet: number,
  definition: SheetDefinition,
  by: By,
): Promise<OwnSheet> {
  const { trx, panel } = scope;
  const { id, version } = definition;
  await trx
    .insertInto('panelSheetVersions')
    .values({
      panel,
      id,
      sheet,
      version,
      definition: json(definition),
      publishedAt: by.at,
      publishedBy: by.name,
    })
    .execute();
  return there(await findOwnSheet(scope, sheet));
}

/**
 * Retires a published version, so that it is no longer offered to plans, or offers it again
 * (SHT-12).
 */
export async function retireSheetVersion(
  scope: PanelScope,
  { sheet, version }: { readonly sheet: number; readonly version: number },
  retired: By | null,
): Promise<OwnSheet> {
  const { trx, panel } = scope;
  await trx
    .updateTable('panelSheetVersions')
    .set({ retiredAt: retired?.at ?? null, retiredBy: retired?.name ?? null })
    .where('panel', '=', panel)
    .where('sheet', '=', sheet)
    .where('version', '=', version)
    .execute();
  return there(await findOwnSheet(scope, sheet));
}

/** The definition of a published version by its id, or null (SHT-9). */
export async function findOwnDefinition(
  { trx, panel }: PanelScope,
  id: string,
): Promise<SheetDefinition | null> {
  const row = await trx
    .selectFrom('panelSheetVersions')
    .select('definition')
    .where('panel', '=', panel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : sheetDefinitionSchema.parse(row.definition);
}

/** The ids of every published version, retired ones included (SHT-12). */
export async function publishedIds({ trx, panel }: PanelScope): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('panelSheetVersions')
    .select('id')
    .where('panel', '=', panel)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a sheet that is held is gone');
  return value;
}

const sheetOf = (
  row: Selectable<PanelSheetsTable>,
  versions: readonly Selectable<PanelSheetVersionsTable>[],
): OwnSheet =>
  ownSheetSchema.parse({
    ...row,
    changedAt: instantText(row.changedAt),
    versions: versions.map(versionOf),
  });

const versionOf = (
  row: Selectable<PanelSheetVersionsTable>,
): Omit<SheetVersion, 'definition'> & {
  readonly definition: unknown;
} => ({
  id: row.id,
  version: row.version,
  definition: row.definition,
  publishedAt: instantText(row.publishedAt),
  publishedBy: row.publishedBy,
  retired:
    row.retiredAt === null || row.retiredBy === null
      ? null
      : { at: instantText(row.retiredAt), by: row.retiredBy },
});
