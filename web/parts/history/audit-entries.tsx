import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { isRole } from '../../../domain/words/role.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { roleMessage } from '../messages/role-message.ts';
import { auditCommandMessage } from './audit-command-message.ts';
import { changedFields } from './changed-fields.ts';
import { EntryDetails } from './entry-details.tsx';
import { EntrySubject } from './entry-subject.tsx';
import { PlanChange } from './plan-change.tsx';
import { useActorName, useFromWords } from './use-entry-words.ts';

/**
 * Table of audit entries, newest first: time, actor, command and subject (AUD-13). Each entry can
 * be expanded to show its changes.
 */
export function AuditEntries({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly NamedAuditRow[];
}) {
  const { t, i18n } = useLingui();
  const fromWords = useFromWords();
  const write = useFormat();
  const nameOf = useActorName();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const turn = (sequence: number) =>
    setOpen((known) => {
      const next = new Set(known);
      if (!next.delete(sequence)) next.add(sequence);
      return next;
    });
  return (
    <FigureTable
      label={label}
      empty={t`Nothing is recorded yet.`}
      rows={rows}
      rowId={({ sequence }) => String(sequence)}
      columns={[
        {
          id: 'at',
          header: t`When`,
          isRowHeader: true,
          width: 150,
          cell: ({ at }) => write.instant(at),
        },
        {
          id: 'who',
          header: t`Who`,
          width: 170,
          cell: ({ name, role, from }) => (
            <Stack gap={1}>
              {/* Acts of the server itself, such as sealing a sheet, have no person. */}
              <span>{nameOf({ name, role })}</span>
              {isRole(role) && (
                <Text tone="caption">
                  {i18n._(roleMessage(role))}, {fromWords(from)}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          id: 'what',
          header: t`What`,
          cell: (row) => {
            const isOpen = open.has(row.sequence);
            const has = row.reason !== null || changedFields(row.before, row.after).length > 0;
            return (
              <Stack gap={2}>
                <span>
                  {i18n._(auditCommandMessage(row.command))}
                  <EntrySubject row={row} />{' '}
                  {has && (
                    <Button size="dense" variant="quiet" onPress={() => turn(row.sequence)}>
                      {isOpen ? <Trans>Hide</Trans> : <Trans>Details</Trans>}
                    </Button>
                  )}
                </span>
                <PlanChange run={[row]} />
                {isOpen && <EntryDetails row={row} />}
              </Stack>
            );
          },
        },
        {
          id: 'digest',
          header: t`Entry`,
          hideBelow: 'desk',
          width: 150,
          cell: ({ sequence, digest }) => (
            <Text tone="code">
              {sequence} · {digest.slice(0, 8)}
            </Text>
          ),
        },
      ]}
    />
  );
}
