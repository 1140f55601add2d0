import { type Selectable, sql } from 'kysely';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { sheetDefinitionSchema } from '../../domain/sheets/definition/definition-schema.ts';
import type { SheetDefinition } from '../../domain/sheets/definition/sheet-definition.ts';
import {
  type OwnSheet,
  ownSheetSchema,
  type SheetCopyInput,
  type SheetVersion,
} from '../../domain/sheets/own/own-sheet.ts';
import type { SheetDraft } from '../../domain/sheets/own/sheet-draft.ts';
import type { PanelScope } from './database.ts';
import { instantText, json } from './json.ts';
import { lockPanel } from './panels.ts';
import type { PanelSheetsTable, PanelSheetVersionsTable } from './tables.ts';

type By = { readonly name: string; readonly at: Date };

/** SHT-9: the panel's own sheets, the newest first. */
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

/** One of the panel's own sheets, or null. */
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

/** One of them, held against other transactions until this one ends. */
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

/** SHT-9: keeps a copy under the panel's next number; one that is kept already under its id is not kept again. */
export async function insertOwnSheet(
  scope: PanelScope,
  { id, base, draft }: SheetCopyInput,
  by: By,
): Promise<Result<OwnSheet, 'nothing-changes' | 'not-found'>> {
  const { trx, panel } = scope;
  // Numbers are given one after the other, whoever else asks.
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

/** SHT-9: keeps what was written of a draft, of a sheet that is held. */
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

/** SHT-9: deletes a sheet that was never published. */
export async function deleteOwnSheet({ trx, panel }: PanelScope, sheet: number): Promise<void> {
  await trx
    .deleteFrom('panelSheets')
    .where('panel', '=', panel)
    .where('sheet', '=', sheet)
    .execute();
}

/** SHT-9: keeps a version for good, of a sheet that is held. */
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

/** SHT-12: has a version offered to plans no longer, or again. */
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

/** SHT-9: the definition of a published version by its id, or null. */
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

/** SHT-12: the ids of every published version, whether plans are still offered it or not. */
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
