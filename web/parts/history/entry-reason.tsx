import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useLeftOutReason } from '../sessions/use-left-out-reason.ts';

/** The reason of an audit entry, where it has one (AUD-13). */
export function EntryReason({
  row,
  tone = 'plain',
}: {
  readonly row: Pick<NamedAuditRow, 'reason'>;
  readonly tone?: 'plain' | 'muted';
}) {
  const { t } = useLingui();
  const wordsOf = useLeftOutReason();
  if (row.reason === null) return null;
  return (
    <Text tone={tone} as="p">
      <NoWrapCodes>{t`Reason: ${wordsOf(row.reason)}`}</NoWrapCodes>
    </Text>
  );
}
