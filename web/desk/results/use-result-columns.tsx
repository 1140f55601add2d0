import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessedRow } from '../../../domain/results/assessed-row.ts';
import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ReliabilityMark } from '../../parts/figures/reliability-note.tsx';
import type { ListColumn } from '../../parts/lists/register-column.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import { address } from '../../parts/page/address.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { InvalidWords, isOverridden, Overrides } from '../../parts/sessions/overridden.tsx';
import { useLeftOutText } from '../../parts/sessions/use-left-out-text.ts';
import { NoWrapWords } from '../../ui/layout/no-wrap-words.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';

/**
 * Returns whether a row has points; the columns of points are shown only when some row has them
 * (SHT-7).
 */
const isScored = ({ points }: AssessedRow): boolean => points !== null;

/**
 * Hook that returns the columns of the list of results. Figures are in cm with one decimal; the
 * exported file has a decimal point. A result has no points, and scores have no class.
 */
export function useResultColumns(): readonly ListColumn<AssessedRow>[] {
  const { t, i18n } = useLingui();
  const leftOutText = useLeftOutText();
  const write = useFormat();
  const names = useSheetNames();
  const named = (name: string) => ({ header: name, spoken: name, name });
  const defectName = (key: string | null) =>
    isAttributeKey(key) || isDescriptorKey(key) ? names.label(key) : capital(t`none`);
  const medals = useMedalWords();
  const score = (points: number) => write.number(points, Number.isInteger(points) ? 0 : 2);
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
      cell: (row) => <Text tone="record">{row.sample.code}</Text>,
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
      hideBelow: 'desk',
      cell: (row) => row.session,
      text: (row) => String(row.session),
    },
    {
      id: 'date',
      ...named(t`Date`),
      isSortable: true,
      hideBelow: 'desk',
      cell: (row) => write.day(row.date),
      text: (row) => row.date,
    },
    {
      id: 'class',
      ...named(t`Category`),
      isSortable: true,
      minWidth: 116,
      cell: ({ result, points }) => (
        <Stack gap={1}>
          {result === null ? '–' : null}
          {result?.isProvisional === true && t`${className(result.class)}, provisional`}
          {result?.isProvisional === false && className(result.class)}
          {result?.training === true ? (
            <span>
              <Tag>
                <Trans>Training</Trans>
              </Tag>
            </span>
          ) : null}
          {result?.isCounter === true ? (
            <Text tone="muted">
              <Trans>Counter-assessment</Trans>
            </Text>
          ) : null}
          {result === null ? <InvalidWords invalid={points?.invalid ?? null} /> : null}
          <Overrides of={result} />
        </Stack>
      ),
      text: ({ result }) => {
        if (result === null) return '';
        return result.isProvisional ? `${result.class} provisional` : result.class;
      },
    },
    {
      id: 'validationReason',
      ...named(t`Despite unmet criteria`),
      isFileOnly: true,
      cell: ({ result }) => result?.validationReason,
      text: ({ result }) => result?.validationReason ?? '',
    },
    {
      id: 'decided',
      ...named(t`Category decided by a person`),
      isFileOnly: true,
      cell: ({ result }) => result?.decided?.class,
      text: ({ result }) => result?.decided?.class ?? '',
    },
    {
      id: 'decisionReason',
      ...named(t`Decided by a person`),
      isFileOnly: true,
      cell: ({ result }) => result?.decided?.reason,
      text: ({ result }) => result?.decided?.reason ?? '',
    },
    {
      id: 'leftOut',
      ...named(t`Sheets left out`),
      isFileOnly: true,
      cell: ({ result }) => leftOutText(result?.leftOut ?? []),
      text: ({ result }) => leftOutText(result?.leftOut ?? []),
    },
    {
      id: 'invalid',
      ...named(t`Invalid`),
      isFileOnly: true,
      cell: ({ result, points }) => (result ?? points)?.invalid?.reason ?? '',
      text: ({ result, points }) => (result ?? points)?.invalid?.reason ?? '',
    },
    {
      id: 'predominantDefect',
      ...named(t`Predominant defect`),
      hideBelow: 'desk',
      cell: ({ result }) =>
        result === null ? '–' : <NoWrapWords>{defectName(result.predominantDefect)}</NoWrapWords>,
      text: ({ result }) => result?.predominantDefect ?? '',
    },
    {
      id: 'md',
      ...named('Md'),
      align: 'end',
      isSortable: true,
      cell: ({ result }) => (result === null ? '–' : write.cm(result.md)),
      text: ({ result }) => figure(result?.md),
    },
    {
      id: 'mf',
      ...named('Mf'),
      align: 'end',
      isSortable: true,
      cell: ({ result }) => (result === null ? '–' : write.cm(result.mf)),
      text: ({ result }) => figure(result?.mf),
    },
    {
      id: 'total',
      isOf: isScored,
      ...named(t`Total`),
      align: 'end',
      isSortable: true,
      cell: ({ points }) =>
        points === null ? '–' : t`${score(points.total)} of ${points.maximum}`,
      text: ({ points }) => figure(points?.total),
    },
    {
      id: 'totalMedian',
      isOf: isScored,
      ...named(t`Median of the totals`),
      align: 'end',
      isSortable: true,
      hideBelow: 'wide',
      cell: ({ points }) => (points === null ? '–' : score(points.totalMedian)),
      text: ({ points }) => figure(points?.totalMedian),
    },
    {
      id: 'maximum',
      ...named(t`Maximum`),
      isFileOnly: true,
      cell: ({ points }) => points?.maximum,
      text: ({ points }) => figure(points?.maximum),
    },
    {
      id: 'rank',
      ...named(t`Place`),
      isFileOnly: true,
      cell: ({ points }) => points?.rank,
      text: ({ points }) => figure(points?.rank),
    },
    {
      id: 'medal',
      isOf: isScored,
      ...named(t`Medal`),
      hideBelow: 'desk',
      cell: ({ points }) => (points === null ? '–' : medals(points.medal)),
      text: ({ points }) => points?.medal ?? '',
    },
    {
      id: 'sheet',
      ...named(t`Profile sheet`),
      isFileOnly: true,
      cell: ({ points }) => points?.sheet,
      text: ({ points }) => points?.sheet ?? '',
    },
    {
      id: 'n',
      ...named('N'),
      align: 'end',
      hideBelow: 'wide',
      cell: (row) => row.n,
      text: (row) => String(row.n),
    },
    {
      id: 'reliable',
      ...named(t`Reliable`),
      hideBelow: 'tablet',
      cell: ({ result }) => {
        if (result === null) return '–';
        const isClean = !isOverridden(result) && !result.training;
        return (
          <ReliabilityMark isReliable={result.reliable} isClean={isClean}>
            <Trans>Reliable</Trans>
          </ReliabilityMark>
        );
      },
      text: ({ result }) => (result === null ? '' : String(result.reliable)),
    },
    {
      id: 'training',
      ...named(t`Training`),
      isFileOnly: true,
      cell: ({ result }) => result?.training,
      text: ({ result }) => String(result?.training ?? false),
    },
    {
      id: 'isCounter',
      ...named(t`Counter-assessment`),
      isFileOnly: true,
      cell: ({ result }) => result?.isCounter,
      text: ({ result }) => String(result?.isCounter ?? false),
    },
    {
      id: 'report',
      ...named(t`Report`),
      hideBelow: 'wide',
      cell: ({ result }) =>
        result?.report == null ? (
          ''
        ) : (
          <Text tone="noWrap">
            <Link href={address('/intra/reports/$number', { params: { number: result.report } })}>
              {result.report}
            </Link>
          </Text>
        ),
      text: ({ result }) => result?.report ?? '',
    },
    {
      id: 'validatedAt',
      ...named(t`Validated on`),
      isSortable: true,
      hideBelow: 'wide',
      cell: (row) => <Text tone="noWrap">{write.instant(row.validatedAt)}</Text>,
      text: (row) => row.validatedAt,
    },
    {
      id: 'validatedBy',
      ...named(t`Validated by`),
      isExtra: true,
      hideBelow: 'wide',
      cell: (row) => row.validatedBy,
      text: (row) => row.validatedBy,
    },
  ];
}

const figure = (value: number | null | undefined): string => (value == null ? '' : String(value));
