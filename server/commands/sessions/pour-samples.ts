import { MILLILITRES_A_GLASS } from '../../../domain/sessions/checklist-item.ts';
import type { ServedGlass } from '../../../domain/sessions/decide-show.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../../database/database.ts';
import { lockQuantity, moveSample } from '../../database/samples/sample-movements.ts';

/**
 * Deducts the oil of these glasses from the stock of their samples, which never falls below zero
 * (SAM-1).
 */
export async function pourSamples(
  scope: PanelScope,
  served: { readonly session: SessionCode; readonly by: string; readonly at: string },
  glasses: readonly ServedGlass[],
): Promise<void> {
  const poured = new Map<SampleId, number>();
  for (const { sample } of glasses)
    poured.set(sample, (poured.get(sample) ?? 0) + MILLILITRES_A_GLASS);
  // Locks are taken in one order everywhere, so that two sessions that are shown at the same time
  // cannot deadlock.
  for (const [sample, millilitres] of [...poured].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const left = await lockQuantity(scope, sample);
    if (left !== null)
      await moveSample(scope, sample, {
        kind: 'session',
        millilitres: -Math.min(left, millilitres),
        ...served,
      });
  }
}
