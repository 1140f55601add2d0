import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ListedSample,
  SampleInput,
  SampleRow,
} from '../../../domain/samples/sample-fields.ts';
import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { formatQuantity } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToday } from '../../i18n/use-today.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import type { ListColumn } from '../../parts/lists/register-column.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import {
  AgainstCriteria,
  DecidedByPerson,
  LeftOutWords,
} from '../../parts/sessions/overridden.tsx';
import { useLeftOutText } from '../../parts/sessions/use-left-out-text.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { expiryOf } from './expiry.ts';
import { useSampleLabels } from './use-sample-words.ts';

/** Longest text, in characters, that is not wrapped: ‘Dark glass, 750 mL’. */
const LONGEST_WHOLE = 20;

/** Field of the register that is only in the exported file of the list. */
type FileField = {
  readonly id: keyof SampleInput;
  readonly align?: 'end';
  readonly text: (row: ListedSample) => string;
};

/** Hook that returns the columns of the list of samples. */
export function useSampleColumns(): readonly ListColumn<ListedSample>[] {
  const { t } = useLingui();
  const leftOutText = useLeftOutText();
  const { i18n } = useLingui();
  const { locale } = useLocale();
  const names = useSheetNames();
  const today = useToday();
  const labels = useSampleLabels();
  const words = useValueWords();
  const named = (name: string) => ({ header: name, spoken: name, name });
  const day = (iso: string | null): string => (iso === null ? '' : formatDay(iso, locale));
  const classOf = (row: ListedSample): string => {
    const oil = parseOilClass(row.class ?? '');
    if (oil !== null) return i18n._(oilClassMessage(oil));
    if (row.provisional === null) return '';
    const className = i18n._(oilClassMessage(row.provisional.class));
    return t`${className}, provisional`;
  };
  const defectOf = ({ predominantDefect: defect }: SampleRow): string =>
    isAttributeKey(defect) || isDescriptorKey(defect) ? names.label(defect) : '';
  const stateWords = ({ active, validated }: SampleRow): readonly string[] => [
    active
      ? t({ message: 'Active', context: 'sample' })
      : t({ message: 'Not active', context: 'sample' }),
    ...(validated ? [t`Validated`] : []),
  ];
  const fileFields: readonly FileField[] = [
    { id: 'certificationDate', text: (row) => row.certificationDate ?? '' },
    {
      id: 'initialQuantity',
      align: 'end',
      text: (row) => (row.initialQuantity === null ? '' : String(row.initialQuantity)),
    },
    { id: 'reference', text: (row) => words(row.reference) },
    { id: 'referenceScope', text: (row) => row.referenceScope },
    { id: 'referenceClass', text: (row) => row.referenceClass ?? '' },
    { id: 'referenceOrigin', text: (row) => row.referenceOrigin },
    { id: 'active', text: (row) => words(row.active) },
    { id: 'additionalInfo', text: (row) => row.additionalInfo },
  ];
  return [
    {
      id: 'code',
      ...named(t`Code`),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <Inline gap={2}>
          <Text tone="record">{row.code}</Text>
          {row.reference && (
            <Tag kind="own">
              <Trans>Reference</Trans>
            </Tag>
          )}
        </Inline>
      ),
      text: (row) => row.code,
    },
    {
      id: 'externalReference',
      ...named(t`External reference`),
      isSortable: true,
      hideBelow: 'desk',
      cell: (row) => row.externalReference,
      text: (row) => row.externalReference,
    },
    {
      id: 'receptionDate',
      ...named(t`Received`),
      isSortable: true,
      hideBelow: 'desk',
      cell: (row) => day(row.receptionDate),
      text: (row) => row.receptionDate ?? '',
    },
    {
      id: 'expirationDate',
      ...named(t`Expires`),
      isSortable: true,
      hideBelow: 'wide',
      cell: (row) => (
        <Inline gap={2}>
          {day(row.expirationDate)}
          {expiryOf(row.expirationDate, today) === 'past' && (
            <Tag>
              <Trans>Expired</Trans>
            </Tag>
          )}
        </Inline>
      ),
      text: (row) => row.expirationDate ?? '',
    },
    {
      id: 'presentation',
      ...named(t`Presentation`),
      hideBelow: 'wide',
      cell: ({ presentation }) => (
        <Text tone={presentation.length > LONGEST_WHOLE ? 'plain' : 'noWrap'}>{presentation}</Text>
      ),
      text: (row) => row.presentation,
    },
    {
      id: 'currentQuantity',
      ...named(t`Remaining, mL`),
      align: 'end',
      isSortable: true,
      hideBelow: 'desk',
      cell: (row) =>
        row.currentQuantity === null ? '' : formatQuantity(row.currentQuantity, locale),
      text: (row) => (row.currentQuantity === null ? '' : String(row.currentQuantity)),
    },
    {
      id: 'class',
      ...named(t`Category`),
      isSortable: true,
      minWidth: 116,
      cell: (row) => (
        <Stack gap={1}>
          {classOf(row)}
          <DecidedByPerson reason={row.decisionReason} />
          <AgainstCriteria reason={row.classReason ?? row.provisional?.reason ?? null} />
          <LeftOutWords leftOut={row.leftOut} />
        </Stack>
      ),
      text: (row) => row.class ?? (row.provisional ? `${row.provisional.class} provisional` : ''),
    },
    {
      id: 'classReason',
      ...named(t`Despite unmet criteria`),
      isFileOnly: true,
      cell: (row) => row.classReason ?? row.provisional?.reason,
      text: (row) => row.classReason ?? row.provisional?.reason ?? '',
    },
    {
      id: 'decisionReason',
      ...named(t`Decided by a person`),
      isFileOnly: true,
      cell: (row) => row.decisionReason,
      text: (row) => row.decisionReason ?? '',
    },
    {
      id: 'leftOut',
      ...named(t`Sheets left out`),
      isFileOnly: true,
      cell: (row) => leftOutText(row.leftOut),
      text: (row) => leftOutText(row.leftOut),
    },
    {
      id: 'predominantDefect',
      ...named(t`Predominant defect`),
      isSortable: true,
      hideBelow: 'desk',
      cell: defectOf,
      text: defectOf,
    },
    {
      id: 'active',
      ...named(t`State`),
      isSortable: true,
      cell: (row) => (
        <Inline gap={2}>
          {row.active ? (
            <StateMark state="done">
              <Trans context="sample">Active</Trans>
            </StateMark>
          ) : (
            <StateMark state="off">
              <Trans context="sample">Not active</Trans>
            </StateMark>
          )}
          {row.validated && (
            <Tag>
              <Trans>Validated</Trans>
            </Tag>
          )}
        </Inline>
      ),
      text: (row) => stateWords(row).join(', '),
    },
    // The exported file has every other field of the register, so that it can be imported again
    // (LST-12).
    ...fileFields.map(({ id, text, ...column }) => ({
      id: `file-${id}`,
      ...named(labels[id]),
      isFileOnly: true as const,
      cell: text,
      text,
      ...column,
    })),
  ];
}
