import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import type { AuditRow, NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { joinedChanges, type PlanChanges } from '../../../domain/sessions/plan-changes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useEntryWords } from './use-entry-words.ts';

/** The most fields that are named. The summary counts the others, and the details list them all. */
const NAMED = 3;

/** Longer changes, in characters, appear only in the details. */
const SHORT = 40;

/**
 * Summary of a plan change in the audit trail: the changed fields, with before and after where each
 * is one value (AUD-18). Shows nothing for other commands.
 */
export function PlanChange({ run }: { readonly run: readonly NamedAuditRow[] }) {
  const { t } = useLingui();
  const { semicolon } = useFormat();
  const words = useEntryWords();
  if (run[0]?.command !== 'change-plan') return null;
  const names = Object.fromEntries(run.flatMap((row) => Object.entries(row.names)));
  const tell = words.valueOf({ names });
  const told = changedPlanFields(run).map(({ field: key, change }: PlanField): string => {
    const field = words.field(key);
    if (change === null) return field;
    const [before, after] = [change.before, change.after].map((value) =>
      value === null || value === '' ? '–' : tell(value),
    );
    // The number of draws has no earlier value.
    if (key === 'draws') return t`${field}: ${after}`;
    return `${before}${after}`.length > SHORT ? field : t`${field}: ${before} → ${after}`;
  });
  if (told.length === 0) return null;
  const named = told.slice(0, NAMED).join(semicolon);
  const more = told.length - NAMED;
  return (
    <Text tone="muted" as="p">
      <NoWrapCodes>{more > 0 ? t`${named} and ${more} more` : named}</NoWrapCodes>
    </Text>
  );
}

const recordSchema = z.record(z.string(), z.unknown()).catch({});
const oneSchema = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * A changed field of a plan. `change` has the values before and after where both are single values,
 * and is null otherwise.
 */
type PlanField = {
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
function changedPlanFields(
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
