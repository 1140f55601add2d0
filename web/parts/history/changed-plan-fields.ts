import { z } from 'zod';
import type { AuditRow } from '../../../domain/audit/audit-row.ts';
import { joinedChanges, type PlanChanges } from '../../../domain/sessions/plan-changes.ts';

const recordSchema = z.record(z.string(), z.unknown()).catch({});
const oneSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * A changed field of a plan. `change` has the values before and after where both are single values,
 * and is null otherwise.
 */
export type PlanField = {
  readonly field: string;
  readonly change: {
    readonly before: z.infer<typeof oneSchema>;
    readonly after: z.infer<typeof oneSchema>;
  } | null;
};

/**
 * The fields that consecutive entries on one plan changed, merged into one change (AUD-18). `run`
 * has the newest entry first. The number of draws comes last.
 */
export function changedPlanFields(
  run: readonly Pick<AuditRow, 'before' | 'after'>[],
): readonly PlanField[] {
  const all = run.toReversed().map(changesOf).reduce(joinedChanges);
  const fields = Object.keys(all.after).map((field) => ({
    field,
    change: changeOf(all.before[field] ?? null, all.after[field] ?? null),
  }));
  const drawn = { field: 'draws', change: { before: null, after: all.draws } };
  return all.draws === 0 ? fields : [...fields, drawn];
}

function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): PlanChanges {
  const { draws, ...fields } = recordSchema.parse(after);
  return {
    before: recordSchema.parse(before),
    after: fields,
    draws: typeof draws === 'number' ? draws : 0,
  };
}

function changeOf(before: unknown, after: unknown): PlanField['change'] {
  const [was, is] = [oneSchema.safeParse(before), oneSchema.safeParse(after)];
  return was.success && is.success ? { before: was.data, after: is.data } : null;
}
