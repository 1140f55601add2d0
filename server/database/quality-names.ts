import { type QualityNames, qualityNamesSchema } from '../../domain/quality/quality-answers.ts';
import { CODE_ORDER } from './code-order.ts';
import type { PanelScope } from './database.ts';

/**
 * QUA-1, RES-3: the tasters and reference materials of the register, by their codes, and the sessions that were validated
 * against their criteria: as many as a panel has, which is few.
 */
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
  const againstCriteria = await trx
    .selectFrom('sessions')
    .where('panel', '=', panel)
    .where('validationReason', 'is not', null)
    .select(['number as session', 'validationReason as reason'])
    .orderBy('number')
    .execute();
  return qualityNamesSchema.parse({ tasters, references, againstCriteria });
}
