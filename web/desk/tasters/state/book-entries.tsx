import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { StatusEntry } from '../../../../domain/tasters/status-entry.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';

/** Change log of a taster's statuses: every addition and deletion, newest first. */
export function BookEntries({ entries }: { readonly entries: readonly StatusEntry[] }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  const added = new Map(entries.flatMap((one) => (one.act === 'add' ? [[one.id, one]] : [])));
  const words = (id: string): string => {
    const entry = added.get(id);
    if (entry === undefined) return '';
    const [status, from] = [
      i18n._(tasterStatusMessage(entry.status)),
      formatDay(entry.from, locale),
    ];
    return t`‘${status}’ from ${from}`;
  };
  if (entries.length === 0)
    return (
      <Text tone="muted">
        <Trans>Nothing is written yet.</Trans>
      </Text>
    );
  return (
    <FigureTable
      label={t`Change log`}
      rows={entries.toReversed()}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'at',
          header: t`When`,
          isRowHeader: true,
          cell: ({ at }) => write.instant(at),
        },
        { id: 'who', header: t`Who`, cell: ({ name }) => name },
        {
          id: 'what',
          header: t`What`,
          cell: (entry) =>
            entry.act === 'add' ? words(entry.id) : t`Removed: ${words(entry.entry)}`,
        },
        { id: 'reason', header: t`Reason`, cell: ({ reason }) => reason },
      ]}
    />
  );
}
