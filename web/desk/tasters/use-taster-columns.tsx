import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TasterInput, TasterRow } from '../../../domain/tasters/taster-fields.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import type { ListColumn } from '../../parts/lists/register-column.ts';
import { tasterStatusMessage } from '../../parts/messages/taster-status-message.ts';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { useTasterLabels } from './use-taster-labels.ts';

/**
 * Fields of the register that are only in the exported file of the list, so that it can be imported
 * again (LST-12).
 */
const FILE_FIELDS = [
  'firstName',
  'lastName',
  'address',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
  'active',
  'additionalInfo',
] as const satisfies readonly (keyof TasterInput & keyof TasterRow)[];

/** Hook that returns the columns of the list of tasters. */
export function useTasterColumns(): readonly ListColumn<TasterRow>[] {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const { locale } = useLocale();
  const labels = useTasterLabels();
  const words = useValueWords();
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'code',
      ...named(t`Code`),
      isSortable: true,
      width: 90,
      cell: (row) => row.code,
      text: (row) => row.code,
    },
    {
      id: 'displayName',
      ...named(t`Name`),
      isRowHeader: true,
      isSortable: true,
      isSeenOnly: true,
      cell: (row) => <Text tone="action">{row.displayName}</Text>,
      text: (row) => row.displayName,
    },
    {
      id: 'email',
      ...named(t`Email`),
      hideBelow: 'desk',
      cell: (row) => row.email,
      text: (row) => row.email,
    },
    {
      id: 'phone',
      ...named(t`Phone`),
      hideBelow: 'desk',
      cell: (row) => row.phone,
      text: (row) => row.phone,
    },
    {
      id: 'username',
      ...named(t`User name`),
      hideBelow: 'tablet',
      cell: (row) => row.username ?? <Trans>No account</Trans>,
      text: (row) => row.username ?? '',
    },
    {
      id: 'lastSession',
      ...named(t`Last session`),
      isSortable: true,
      hideBelow: 'tablet',
      cell: (row) =>
        row.lastSession === null ? <Trans>None yet</Trans> : formatDay(row.lastSession, locale),
      text: (row) => row.lastSession ?? '',
    },
    {
      id: 'status',
      ...named(t`Status`),
      hideBelow: 'tablet',
      cell: (row) => (row.status === null ? '' : i18n._(tasterStatusMessage(row.status))),
      text: (row) => row.status ?? '',
    },
    {
      id: 'active',
      ...named(t`State`),
      isSortable: true,
      isSeenOnly: true,
      cell: (row) =>
        row.active ? (
          <StateMark state="done">
            <Trans>Active</Trans>
          </StateMark>
        ) : (
          <StateMark state="off">
            <Trans>Not active</Trans>
          </StateMark>
        ),
      text: (row) => (row.active ? t`Active` : t`Not active`),
    },
    ...FILE_FIELDS.map((field) => {
      const text = ({ [field]: value }: TasterRow) => (value === '' ? '' : words(value));
      return {
        id: `file-${field}`,
        ...named(labels[field]),
        isFileOnly: true as const,
        cell: text,
        text,
      };
    }),
  ];
}
