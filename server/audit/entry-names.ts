import { sql } from 'kysely';
import {
  parseSampleId,
  parseTasterId,
  type SampleId,
  type TasterId,
} from '../../domain/words/ids.ts';
import type { PanelScope } from '../database/database.ts';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Looks up the names of the tasters and samples whose ids are in audit entries (AUD-13). A taster
 * is named by code and name, a sample by its code. A deleted one has no name.
 */
export async function readEntryNames(
  { trx, panel }: PanelScope,
  entries: readonly object[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(JSON.stringify(entries).match(ID))];
  const names = new Map<string, string>();
  if (ids.length === 0) return names;
  const [ofTasters, ofSamples] = [
    ids.flatMap((id) => parseTasterId(id) ?? []),
    ids.flatMap((id) => parseSampleId(id) ?? []),
  ];
  const tasters = await trx
    .selectFrom('tasters')
    .select(['id', 'code', 'firstName', 'lastName'])
    .where('panel', '=', panel)
    .where('id', '=', sql<TasterId>`any(${ofTasters}::uuid[])`)
    .execute();
  const samples = await trx
    .selectFrom('samples')
    .select(['id', 'code'])
    .where('panel', '=', panel)
    .where('id', '=', sql<SampleId>`any(${ofSamples}::uuid[])`)
    .execute();
  for (const { id, code, firstName, lastName } of tasters)
    names.set(id, [code, firstName, lastName].filter(Boolean).join(' '));
  for (const { id, code } of samples) names.set(id, code);
  return names;
}

/** Returns the names of the tasters and samples of one audit entry, as pairs of id and name. */
export const namesOfEntry = (
  entry: object,
  names: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] =>
  [...new Set(JSON.stringify(entry).match(ID))].flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
