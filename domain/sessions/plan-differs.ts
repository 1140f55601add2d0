import { codeKey, type PlanValue } from '../documents/session.document.ts';
import type { FailedCriterion } from '../words/failed-criterion.ts';
import type { EntryId, SampleId } from '../words/ids.ts';
import type { ServedGlass } from './decide-show.ts';

/**
 * The glasses in which the plan of a session differs from what was served (PLN-51). Differences:
 * another oil, replicate, code or position, no glass, or a further glass with the same code. Board,
 * labels and pouring list follow the plan. Each sample and replicate is listed once, ordered by the
 * sample's code.
 */
export function planDiffers(
  plan: Pick<PlanValue, 'entries' | 'tasters' | 'codes' | 'orders' | 'multicode'>,
  served: readonly ServedGlass[],
  codeOf: (sample: SampleId) => string,
): readonly FailedCriterion[] {
  const entries = new Map(plan.entries.map((entry) => [entry.id, entry]));
  const isOther = ({ taster, entry, sample, replicate, code, position }: ServedGlass): boolean => {
    const planned = entries.get(entry);
    const key = codeKey(entry, plan.multicode ? taster : null);
    return (
      planned?.sample !== sample ||
      planned.replicate !== replicate ||
      plan.codes.get(key) !== code ||
      plan.orders.get(taster)?.[position - 1] !== entry ||
      !plan.tasters.includes(taster) ||
      [...plan.codes].some(([other, also]) => also === code && isOfAnother(other, entry))
    );
  };
  const differing = new Map(
    served
      .filter(isOther)
      .map(({ sample, replicate }) => [`${sample}|${replicate}`, { sample, replicate }]),
  );
  return [...differing.values()]
    .map(({ sample, replicate }) => ({ sample: codeOf(sample), replicate }))
    .sort((a, b) =>
      a.sample === b.sample ? a.replicate - b.replicate : a.sample < b.sample ? -1 : 1,
    )
    .map((of) => ({ code: 'plan-differs', ...of }));
}

const isOfAnother = (key: string, entry: EntryId): boolean => key.split('|')[0] !== entry;
