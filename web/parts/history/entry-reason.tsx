import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { Text } from '../../ui/layout/text.tsx';
import { WholeCodes } from '../../ui/layout/whole-codes.tsx';
import { useLeftOutReason } from '../sessions/use-left-out-reason.ts';

/** AUD-13: why it was done, of an entry that says so. */
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
      <WholeCodes>{t`Reason: ${wordsOf(row.reason)}`}</WholeCodes>
    </Text>
  );
}
