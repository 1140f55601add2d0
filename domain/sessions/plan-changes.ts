import { codeKey, type PlanValue } from '../documents/session.document.ts';
import type { SampleId, TasterId, TastingCode } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';

/**
 * The content of a plan as the audit trail records it, field by field; orders are recorded as the
 * number of draws (AUD-12).
 */
export type AuditedPlan = Readonly<Record<string, unknown>>;

/**
 * One person's changes of a plan, for the audit trail: fields before and after, and how often codes
 * or orders were drawn.
 */
export type PlanChanges = {
  readonly before: AuditedPlan;
  readonly after: AuditedPlan;
  readonly draws: number;
};

/**
 * The diff of two states of a plan for the audit trail; glasses are named by sample and replicate
 * (AUD-12).
 */
export function planChanges(was: PlanValue, is: PlanValue): PlanChanges {
  const [before, after] = [auditedPlan(was), auditedPlan(is)];
  const isDrawn = (plan: PlanValue) => text([[...plan.codes], [...plan.orders]]);
  return { ...onlyChanged(before, after), draws: isDrawn(was) === isDrawn(is) ? 0 : 1 };
}

/**
 * Merges two successive changes into one; a value that is back at its first state is dropped
 * (AUD-12).
 */
export function joinedChanges(first: PlanChanges, then: PlanChanges): PlanChanges {
  const before = { ...then.before, ...first.before };
  const after = { ...first.after, ...then.after };
  return { ...onlyChanged(before, after), draws: first.draws + then.draws };
}

/**
 * Whether a change reverts a value to the state before the first change: then the two are recorded
 * separately (AUD-19).
 */
export const takesBack = (first: PlanChanges, then: PlanChanges): boolean => {
  const { after } = joinedChanges(first, then);
  return [...Object.keys(first.after), ...Object.keys(then.after)].some(
    (field) => !Object.hasOwn(after, field),
  );
};

/**
 * Reduces the recorded codes to the changed ones: each glass, from which code to which (AUD-19).
 */
export function withoutSameCodes({ before, after, draws }: PlanChanges): PlanChanges {
  const [was, is] = [codesIn(before), codesIn(after)];
  const without = (plan: AuditedPlan, mine: readonly ToldCode[], others: readonly ToldCode[]) =>
    Object.hasOwn(plan, 'codes')
      ? { ...plan, codes: mine.filter((code) => !others.some((one) => text(one) === text(code))) }
      : plan;
  return { before: without(before, was, is), after: without(after, is, was), draws };
}

/** Whether there is no change to record. */
export const isUnchanged = ({ after, draws }: PlanChanges): boolean =>
  draws === 0 && Object.keys(after).length === 0;

/** The code of a glass in the audit trail: of which sample, and of which taster under multicode. */
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

function auditedPlan(plan: PlanValue): AuditedPlan {
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
