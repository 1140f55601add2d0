import type { PlanValue } from '../documents/session.document.ts';

/** What the trail tells of a plan, field by field; what is drawn is told by how often it was (AUD-12). */
export type ToldPlan = Readonly<Record<string, unknown>>;

/** What one person changed of a plan: its fields as they were and as they became, and how often codes or orders were drawn. */
export type PlanChanges = {
  readonly before: ToldPlan;
  readonly after: ToldPlan;
  readonly draws: number;
};

/** AUD-12: what differs between a plan and what it became; glasses are told as their sample and replicate. */
export function planChanges(was: PlanValue, is: PlanValue): PlanChanges {
  const [before, after] = [toldOf(was), toldOf(is)];
  const isDrawn = (plan: PlanValue) => text([[...plan.codes], [...plan.orders]]);
  return { ...onlyChanged(before, after), draws: isDrawn(was) === isDrawn(is) ? 0 : 1 };
}

/** AUD-12: two changes after one another as one; what came back to what it was is none. */
export function joinedChanges(first: PlanChanges, then: PlanChanges): PlanChanges {
  const before = { ...then.before, ...first.before };
  const after = { ...first.after, ...then.after };
  return { ...onlyChanged(before, after), draws: first.draws + then.draws };
}

/** Whether nothing is left to tell. */
export const isUnchanged = ({ after, draws }: PlanChanges): boolean =>
  draws === 0 && Object.keys(after).length === 0;

function toldOf({ header, entries, tasters, codes, orders, ...fields }: PlanValue): ToldPlan {
  return {
    ...fields,
    samples: entries.map(({ sample, replicate }) => ({ sample, replicate })),
    tasters: [...tasters].sort(),
  };
}

function onlyChanged(before: ToldPlan, after: ToldPlan): Pick<PlanChanges, 'before' | 'after'> {
  const changed = Object.keys(after).filter((field) => text(before[field]) !== text(after[field]));
  const of = (plan: ToldPlan) =>
    Object.fromEntries(changed.map((field) => [field, plan[field] ?? null]));
  return { before: of(before), after: of(after) };
}

const text = (value: unknown): string => JSON.stringify(value ?? null);
