import { cleanLine } from '../../../domain/fields/clean-line.ts';
import { type QualityNames, qualityNamesSchema } from '../../../domain/quality/quality-answers.ts';
import type { PanelScope } from '../database.ts';
import { CODE_ORDER } from '../list.ts';
import { leftOutOfPanel } from '../sessions/read-left-out-sheets.ts';

/**
 * Reads the names and manual overrides behind the quality indexes. The names are those of tasters
 * and reference materials, by code (QUA-1). The overrides are sessions validated against their
 * criteria (RES-3) and excluded sheets (ASM-1). There is no limit, because a panel has few.
 */
export async function readQualityNames(scope: PanelScope): Promise<QualityNames> {
  const { trx, panel } = scope;
  const tasters = await trx
    .selectFrom('tasters')
    .where('panel', '=', panel)
    .select(['id', 'code', 'displayName as name', 'active'])
    .orderBy(CODE_ORDER)
    .execute();
  const references = await trx
    .selectFrom('samples')
    .where('panel', '=', panel)
    .where('reference', '=', true)
    .select(['id', 'code', 'referenceScope as scope', 'referenceValues as values'])
    .orderBy(CODE_ORDER)
    .execute();
  const againstCriteria = await trx
    .selectFrom('sessions')
    .where('panel', '=', panel)
    .where('validationReason', 'is not', null)
    .select(['number as session', 'validationReason as reason'])
    .orderBy('number')
    .execute();
  const leftOut = await leftOutOfPanel(scope);
  // FRM-17: codes are compared with those of the marks, which are clean. Codes stored earlier may
  // not be.
  const clean = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, code: cleanLine(row.code) }));
  return qualityNamesSchema.parse({
    tasters: clean(tasters),
    references: clean(references),
    againstCriteria,
    leftOut,
  });
}
