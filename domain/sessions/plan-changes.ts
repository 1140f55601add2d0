import { codeKey, type PlanValue } from '../documents/session.document.ts';
import type { SampleId, TasterId, TastingCode } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';

/** What the trail tells of a plan, field by field; orders are told by how often they were drawn (AUD-12). */
export type AuditedPlan = Readonly<Record<string, unknown>>;

/** What one person changed of a plan: its fields as they were and as they became, and how often codes or orders were drawn. */
export type PlanChanges = {
  readonly before: AuditedPlan;
  readonly after: AuditedPlan;
  readonly draws: number;
};

/** AUD-12: what differs between a plan and what it became; glasses are told as their sample and replicate. */
export function planChanges(was: PlanValue, is: PlanValue): PlanChanges {
  const [before, after] = [fileFaults(was), fileFaults(is)];
  const isDrawn = (plan: PlanValue) => text([[...plan.codes], [...plan.orders]]);
  return { ...onlyChanged(before, after), draws: isDrawn(was) === isDrawn(is) ? 0 : 1 };
}

/** AUD-12: two changes after one another as one; of what came back to what it was nothing is left. */
export function joinedChanges(first: PlanChanges, then: PlanChanges): PlanChanges {
  const before = { ...then.before, ...first.before };
  const after = { ...first.after, ...then.after };
  return { ...onlyChanged(before, after), draws: first.draws + then.draws };
}

/** AUD-19: whether a change takes something back to what it was before the first: they are told one by one. */
export const takesBack = (first: PlanChanges, then: PlanChanges): boolean => {
  const { after } = joinedChanges(first, then);
  return [...Object.keys(first.after), ...Object.keys(then.after)].some(
    (field) => !Object.hasOwn(after, field),
  );
};

/** AUD-19: of the codes those alone that are others than before: each glass, from which code to which. */
export function withoutSameCodes({ before, after, draws }: PlanChanges): PlanChanges {
  const [was, is] = [codesIn(before), codesIn(after)];
  const without = (plan: AuditedPlan, mine: readonly ToldCode[], others: readonly ToldCode[]) =>
    Object.hasOwn(plan, 'codes')
      ? { ...plan, codes: mine.filter((code) => !others.some((one) => text(one) === text(code))) }
      : plan;
  return { before: without(before, was, is), after: without(after, is, was), draws };
}

/** Whether nothing is left to tell. */
export const isUnchanged = ({ after, draws }: PlanChanges): boolean =>
  draws === 0 && Object.keys(after).length === 0;

/** The code of a glass as the trail tells it: of which sample, and before whom under multicode. */
type ToldCode = {
  readonly sample: SampleId;
  readonly replicate: Replicate;
  readonly code: TastingCode;
  readonly taster?: TasterId;
};

function toldCodes({ entries, tasters, codes }: PlanValue): readonly ToldCode[] {
  return entries.flatMap(({ id, sample, replicate }) =>
    [null, ...tasters].flatMap((taster) => {
      const code = codes.get(codeKey(id, taster));
      if (code === undefined) return [];
      return [{ sample, replicate, ...(taster === null ? {} : { taster }), code }];
    }),
  );
}

const codesIn = (plan: AuditedPlan): readonly ToldCode[] => {
  const { codes } = plan;
  return Array.isArray(codes) ? codes : [];
};

function fileFaults(plan: PlanValue): AuditedPlan {
  const { header, entries, tasters, codes, orders, ...fields } = plan;
  return {
    ...fields,
    samples: entries.map(({ sample, replicate }) => ({ sample, replicate })),
    tasters: [...tasters].sort(),
    codes: toldCodes(plan),
  };
}

function onlyChanged(
  before: AuditedPlan,
  after: AuditedPlan,
): Pick<PlanChanges, 'before' | 'after'> {
  const changed = Object.keys(after).filter((field) => text(before[field]) !== text(after[field]));
  const of = (plan: AuditedPlan) =>
    Object.fromEntries(changed.map((field) => [field, plan[field] ?? null]));
  return { before: of(before), after: of(after) };
}

const text = (value: unknown): string => JSON.stringify(value ?? null);
