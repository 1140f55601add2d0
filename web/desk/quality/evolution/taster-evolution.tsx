import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isInactive } from '../../../../domain/tasters/is-inactive.ts';
import { monthsSince } from '../../../../domain/tasters/months-since.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import type {
  SessionDeviation,
  SessionDeviations,
} from '../../../../stats-worker/quality/session-deviations.ts';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { PagedTable } from '../../../parts/lists/paged-table.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { IndexChart } from '../charts/index-chart.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { IndexNow } from '../index-now.tsx';
import { useQualityWords } from '../use-quality-words.ts';
import { RetrainingNote } from './retraining-note.tsx';
import { SessionDeviationChart } from './session-deviation-chart.tsx';

/** The control charts of one taster in one series. */
export function TasterEvolution(props: {
  readonly taster: TasterQuality;
  readonly series: Series;
  readonly quality: Quality;
}) {
  const { taster, series, quality } = props;
  const words = useQualityWords();
  const charts = quality.evolution?.tasters.find((found) => found.taster === taster.taster)?.series[
    series
  ];
  const details = taster.series[series];
  if (charts === undefined || details === undefined) return null;
  const drawn = quality.report.asked.map((index) => ({
    index,
    chart: charts[index],
    detail: details[index],
    title: words.indexes[index],
  }));
  return (
    <DeferredChildren>
      <TasterAttendance taster={taster.taster} quality={quality} />
      {drawn.map(({ index, chart, title }) => (
        <RetrainingNote
          key={index}
          title={title}
          chart={chart}
          of={{ chart: index, series, taster: taster.taster }}
          quality={quality}
        />
      ))}
      {drawn.map(({ index, chart, detail, title }) => (
        <IndexChart
          key={index}
          title={title}
          chart={chart}
          of={{ chart: index, series, taster: taster.taster }}
          quality={quality}
          isLow
          end={
            <IndexNow
              kind={index}
              series={series}
              title={title}
              detail={detail}
              settings={quality.facts.settings}
            />
          }
        />
      ))}
      <SessionDeviationChart
        deviations={charts.sessions}
        taster={taster.taster}
        series={series}
        quality={quality}
      />
      <SessionDeviationTable deviations={charts.sessions} />
    </DeferredChildren>
  );
}

/**
 * The table of a taster's deviation from the panel medians in each session, newest first
 * (M-EVOLUTION).
 */
function SessionDeviationTable({ deviations }: { readonly deviations: SessionDeviations }) {
  const { t } = useLingui();
  const write = useFormat();
  const signed = (value: number) => write.signed(value, 2);
  const title = t`Deviation of each session, cm`;
  if (deviations.points.length === 0) return null;
  const figure = (id: string, header: string, of: (row: SessionDeviation) => string) => ({
    id,
    header,
    align: 'end' as const,
    cell: of,
  });
  return (
    <Section title={title} count={deviations.points.length}>
      <PagedTable
        label={title}
        rows={deviations.points.toReversed()}
        rowId={({ session }) => session}
        columns={[
          {
            id: 'date',
            header: t`Date`,
            isRowHeader: true,
            cell: (row) => write.day(row.date),
          },
          {
            id: 'session',
            header: t`Session`,
            cell: ({ session }) => <Link href={boardHref(Number(session))}>{session}</Link>,
          },
          figure('n', t`Glasses`, ({ n }) => String(n)),
          figure('mean', t`Mean`, ({ mean }) => signed(mean)),
          figure('least', t`Least`, ({ least }) => signed(least)),
          figure('greatest', t`Greatest`, ({ greatest }) => signed(greatest)),
        ]}
      />
    </Section>
  );
}

/**
 * A taster's attendance in the period: number of sessions, the last one, and months of inactivity
 * (QUA-8).
 */
function TasterAttendance(props: { readonly taster: string; readonly quality: Quality }) {
  const { taster, quality } = props;
  const write = useFormat();
  const period = quality.evolution?.attendance;
  const own = period?.tasters.find((one) => one.taster === taster);
  if (period === undefined || own === undefined) return null;
  const { sessions: all, to } = period;
  const { sessions, evaluations, last } = own;
  const months = last === null ? 0 : monthsSince(last, to);
  // Null means absent in the whole period: the history holds only tasters who took part at some
  // time.
  const isAway =
    last === null ||
    isInactive(
      { lastSession: last, registeredOn: last },
      quality.facts.settings.inactivityMonths,
      to,
    );
  return (
    <Text as="p">
      <Trans>
        Attendance: {sessions} of {all} sessions,{' '}
        <Plural value={evaluations} one="# evaluation" other="# evaluations" />.
      </Trans>{' '}
      {last === null ? null : (
        <>
          <Trans>The last on {write.day(last)}.</Trans>{' '}
        </>
      )}
      {isAway ? (
        <StateMark state="flag">
          {last === null ? (
            <Trans>None in the period</Trans>
          ) : (
            <Plural value={months} one="Inactive for # month" other="Inactive for # months" />
          )}
        </StateMark>
      ) : null}
    </Text>
  );
}
