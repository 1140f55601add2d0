import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SessionRow } from '../../../../domain/sessions/session-row.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import type { ListColumn } from '../../../parts/lists/register-column.ts';
import { sessionStateMessage } from '../../../parts/messages/session-state-message.ts';
import { InvalidatedWords } from '../../../parts/sessions/overridden.tsx';
import { SessionStateMark } from '../../../parts/sessions/session-state-mark.tsx';
import { media } from '../../../theme/breakpoints.ts';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useMedia } from '../../../ui/media/use-media.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';

/** The columns of the sessions list. */
export function useSessionColumns(): readonly ListColumn<SessionRow>[] {
  const { t, i18n } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  // A telephone has no space for a date column: the date is below its session.
  const isNarrow = useMedia(media.belowTablet);
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'session',
      ...named(t`Session`),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <Stack gap={1}>
          <Inline gap={2}>
            <Text tone="action">{row.session}</Text>
            {row.training && (
              <Tag>
                <Trans>Training</Trans>
              </Tag>
            )}
          </Inline>
          {isNarrow && <Text tone="caption">{formatDay(row.date, locale)}</Text>}
        </Stack>
      ),
      text: (row) => String(row.session),
    },
    {
      id: 'date',
      ...named(t`Date`),
      isSortable: true,
      hideBelow: 'tablet',
      cell: (row) => formatDay(row.date, locale),
      text: (row) => row.date,
    },
    {
      id: 'state',
      ...named(t`State`),
      isSortable: true,
      minWidth: 128,
      cell: (row) => (
        <Stack gap={1}>
          <SessionStateMark state={row.state} against={row.validationReason} />
          <InvalidatedWords invalidated={row.invalidated} />
          {row.invalidAssessments === 0 ? null : (
            <StateMark state="stop">
              <Plural
                value={row.invalidAssessments}
                one="# assessment invalid"
                other="# assessments invalid"
              />
            </StateMark>
          )}
        </Stack>
      ),
      text: (row) => i18n._(sessionStateMessage(row.state)),
    },
    {
      id: 'invalidAssessments',
      ...named(t`Assessments that are invalid`),
      isFileOnly: true,
      cell: (row) => row.invalidAssessments,
      text: (row) => String(row.invalidAssessments),
    },
    {
      id: 'validationReason',
      ...named(t`Despite unmet criteria`),
      isFileOnly: true,
      cell: (row) => row.validationReason,
      text: (row) => row.validationReason ?? '',
    },
    {
      id: 'invalidated',
      ...named(t`Invalidated, reason`),
      isFileOnly: true,
      cell: (row) => row.invalidated?.reason,
      text: (row) => row.invalidated?.reason ?? '',
    },
    {
      id: 'samples',
      ...named(t`Samples`),
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => row.samples,
      text: (row) => String(row.samples),
    },
    {
      id: 'tasters',
      ...named(t`Tasters`),
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => row.tasters,
      text: (row) => String(row.tasters),
    },
    {
      id: 'sealed',
      ...named(t`Signed sheets`),
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => row.sealed,
      text: (row) => String(row.sealed),
    },
    {
      id: 'endedAt',
      ...named(t`Ended on`),
      hideBelow: 'desk',
      cell: (row) => (row.endedAt === null ? '' : write.instant(row.endedAt)),
      text: (row) => row.endedAt ?? '',
    },
    {
      id: 'validatedAt',
      ...named(t`Validated on`),
      isSortable: true,
      hideBelow: 'desk',
      cell: (row) => (row.validatedAt === null ? '' : write.instant(row.validatedAt)),
      text: (row) => row.validatedAt ?? '',
    },
    {
      id: 'validatedBy',
      ...named(t`Validated by`),
      hideBelow: 'wide',
      cell: (row) => row.validatedBy ?? '',
      text: (row) => row.validatedBy ?? '',
    },
  ];
}
