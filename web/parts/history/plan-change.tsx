import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { changedPlanFields, type PlanField } from './changed-plan-fields.ts';
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
