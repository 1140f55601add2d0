import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { attendanceQuery } from '../../parts/http/queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/**
 * Section with a taster's attendance: the sessions in which they were served, and those in which
 * they tasted (STS-6).
 */
export function AttendanceList({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const attendance = useQuery(attendanceQuery(id));
  return (
    <Section title={t`Attendance`}>
      <QueryBoundary query={attendance} lines={3}>
        {(rows) => {
          const [served, present] = [rows.length, rows.filter(({ sealed }) => sealed > 0).length];
          return served === 0 ? (
            <Text tone="muted">
              <Trans>Not served in any session yet.</Trans>
            </Text>
          ) : (
            <Stack gap={3}>
              <Text>
                <Plural
                  value={served}
                  one={`Tasted in ${present} of # session.`}
                  other={`Tasted in ${present} of # sessions.`}
                />
              </Text>
              <Disclosure title={t`Each session`}>
                <FigureTable
                  label={t`Attendance`}
                  rows={rows}
                  rowId={({ session }) => String(session)}
                  columns={[
                    {
                      id: 'session',
                      header: t`Session`,
                      isRowHeader: true,
                      cell: ({ session }) => session,
                    },
                    { id: 'date', header: t`Date`, cell: ({ date }) => formatDay(date, locale) },
                    {
                      id: 'glasses',
                      header: t`Signed`,
                      cell: ({ sealed, glasses }) => t`${sealed} of ${glasses}`,
                    },
                    {
                      id: 'kind',
                      header: '',
                      spoken: t`Training`,
                      cell: ({ training }) => (training ? t`Training` : ''),
                    },
                  ]}
                />
              </Disclosure>
            </Stack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
