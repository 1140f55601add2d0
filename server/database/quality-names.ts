import { cleanLine } from '../../domain/fields/clean-line.ts';
import { type QualityNames, qualityNamesSchema } from '../../domain/quality/quality-answers.ts';
import { CODE_ORDER } from './code-order.ts';
import type { PanelScope } from './database.ts';
import { leftOutOfPanel } from './left-out.ts';

/**
 * QUA-1, RES-3, ASM-1: the tasters and reference materials of the register, by their codes, and what persons overrode: the sessions
 * that were validated against their criteria and the sheets that were left out, as many as a panel has, which is few.
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
  // FRM-17: what reads the marks reads their codes clean, also those that were kept before.
  const clean = <Row extends { readonly code: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, code: cleanLine(row.code) }));
  return qualityNamesSchema.parse({
    tasters: clean(tasters),
    references: clean(references),
    againstCriteria,
    leftOut,
  });
}
