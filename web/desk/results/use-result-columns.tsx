import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { sentence } from '../../parts/figures/sentence.css.ts';
import type { RegisterColumn } from '../../parts/lists/register-column.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import { address } from '../../parts/page/address.ts';
import { AgainstCriteria } from '../../parts/sessions/against-criteria.tsx';
import { InvalidWords } from '../../parts/sessions/invalid-words.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/** The columns of the results list. Figures in cm with one decimal; the export has them with a point. */
export function useResultColumns(): readonly RegisterColumn<ResultRow>[] {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const named = (name: string) => ({ header: name, spoken: name, name });
  const defectName = (key: string | null) =>
    isAttributeKey(key) || isDescriptorKey(key) ? names.short(key) : t`none`;
  const className = (text: string) => {
    const oil = parseOilClass(text);
    return oil === null ? text : i18n._(oilClassMessage(oil));
  };
  return [
    {
      id: 'sample',
      ...named(t`Sample`),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <strong>{row.sample.code}</strong>,
      text: (row) => row.sample.code,
    },
    {
      id: 'replicate',
      ...named(t`Replicate`),
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => row.replicate,
      text: (row) => String(row.replicate),
    },
    {
      id: 'session',
      ...named(t`Session`),
      align: 'end',
      isSortable: true,
      hideBelow: 'tablet',
      cell: (row) => row.session,
      text: (row) => String(row.session),
    },
    {
      id: 'date',
      ...named(t`Date`),
      isSortable: true,
      hideBelow: 'tablet',
      cell: (row) => write.day(row.date),
      text: (row) => row.date,
    },
    {
      id: 'class',
      ...named(t`Category`),
      isSortable: true,
      cell: (row) => (
        <Stack gap={1}>
          {row.isProvisional ? t`${className(row.class)}, provisional` : className(row.class)}
          <InvalidWords invalid={row.invalid} />
          <AgainstCriteria reason={row.validationReason} />
        </Stack>
      ),
      text: (row) => (row.isProvisional ? `${row.class} provisional` : row.class),
    },
    {
      id: 'validationReason',
      ...named(t`Against the criteria`),
      isFileOnly: true,
      cell: (row) => row.validationReason,
      text: (row) => row.validationReason ?? '',
    },
    {
      id: 'invalid',
      ...named(t`Invalid`),
      isFileOnly: true,
      cell: (row) => row.invalid?.reason ?? '',
      text: (row) => row.invalid?.reason ?? '',
    },
    {
      id: 'predominantDefect',
      ...named(t`Predominant defect`),
      hideBelow: 'desk',
      cell: (row) => <span className={sentence}>{defectName(row.predominantDefect)}</span>,
      text: (row) => row.predominantDefect ?? '',
    },
    {
      id: 'md',
      ...named('Md'),
      align: 'end',
      isSortable: true,
      cell: (row) => write.cm(row.md),
      text: (row) => (row.md === null ? '' : String(row.md)),
    },
    {
      id: 'mf',
      ...named('Mf'),
      align: 'end',
      isSortable: true,
      cell: (row) => write.cm(row.mf),
      text: (row) => (row.mf === null ? '' : String(row.mf)),
    },
    {
      id: 'n',
      ...named('N'),
      align: 'end',
      hideBelow: 'desk',
      cell: (row) => row.n,
      text: (row) => String(row.n),
    },
    {
      id: 'reliable',
      ...named(t`Reliable`),
      hideBelow: 'tablet',
      cell: (row) =>
        row.reliable ? (
          <StateMark
            state={row.validationReason === null && row.invalid === null ? 'done' : 'signed'}
          >
            <Trans>Reliable</Trans>
          </StateMark>
        ) : (
          <StateMark state="flag">
            <Trans>Repeat</Trans>
          </StateMark>
        ),
      text: (row) => String(row.reliable),
    },
    {
      id: 'isCounter',
      ...named(t`Counter-assessment`),
      hideBelow: 'desk',
      cell: (row) => (row.isCounter ? t`Counter-assessment` : ''),
      text: (row) => String(row.isCounter),
    },
    {
      id: 'report',
      ...named(t`Report`),
      hideBelow: 'tablet',
      cell: (row) =>
        row.report === null ? (
          ''
        ) : (
          <Link href={address('/intra/reports/$number', { params: { number: row.report } })}>
            {row.report}
          </Link>
        ),
      text: (row) => row.report ?? '',
    },
    {
      id: 'validatedAt',
      ...named(t`Validated on`),
      isSortable: true,
      hideBelow: 'wide',
      cell: (row) => write.instant(row.validatedAt),
      text: (row) => row.validatedAt,
    },
    {
      id: 'validatedBy',
      ...named(t`Validated by`),
      hideBelow: 'wide',
      cell: (row) => row.validatedBy,
      text: (row) => row.validatedBy,
    },
  ];
}
