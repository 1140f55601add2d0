import { type QualityNames, qualityNamesSchema } from '../../domain/quality/quality-answers.ts';
import { CODE_ORDER } from './code-order.ts';
import type { PanelScope } from './database.ts';

/** QUA-1: the tasters and reference materials of the register, by their codes: as many as a panel has, which is few. */
export async function readQualityNames({ trx, panel }: PanelScope): Promise<QualityNames> {
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
  return qualityNamesSchema.parse({ tasters, references });
}
