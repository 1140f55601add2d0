import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CalendarPlus, FlaskConical, UserPlus } from 'lucide-react';
import {
  type Need,
  type NeedsToday,
  type NotCompetent,
  needsToday,
} from '../../../domain/today/needs-today.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useToday } from '../../i18n/use-today.ts';
import { QuarantinedCopyNotes } from '../../live/quarantine/quarantined-copy-notes.tsx';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { NewSessionButton } from '../../parts/sessions/new-session-button.tsx';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Split } from '../../ui/split/split.tsx';
import { installationBackupsQuery } from '../backups/installation-backups-section.tsx';
import { nameOfTaster } from '../quality/facts/name-of-taster.ts';
import { type PartOf, useQuality } from '../quality/facts/use-quality.ts';
import { NeedRow } from './need-row.tsx';
import { list, notes } from './today.css.ts';
import { todayQueries } from './today-queries.ts';
import { TodaySide } from './today-side.tsx';

const NEWEST = { from: null, to: null };
const noCharts: PartOf = () => null;

/**
 * Hook that returns the tasters who are not competent by the current quality figures; null while
 * that is unknown (TDY-2). The worker computes it from the cached data of this device and newer
 * data from the server. It stays null where that fails.
 */
function useNotCompetent(): readonly NotCompetent[] | null {
  const found = useQuality('/intra/quality', NEWEST, noCharts);
  if (found.state !== 'ready') return null;
  const { report, facts } = found.quality;
  return report.tasters
    .filter(({ competent }) => competent === false)
    .map(({ taster, beyond, series }) => ({
      code: taster,
      name: nameOfTaster(facts, taster),
      beyond: beyond.map((of) => {
        const { value = null, limit = null } = series[of.series]?.[of.index] ?? {};
        return { ...of, value, limit };
      }),
    }));
}

/**
 * Start page (dashboard) of the desk: what needs a person today, and the sessions in progress,
 * coming and judged last (TDY-1 to TDY-3).
 */
export function TodayPage() {
  return (
    <DeskStats>
      <Today />
    </DeskStats>
  );
}

function Today() {
  const { t } = useLingui();
  const write = useFormat();
  const [live, sessions, closed, planned, judged, days, results, samples, tasters, settings] =
    useQueries({
      queries: todayQueries(),
    });
  const isLeader = useMe().role === 'jefespanel';
  const backups = useQuery({ ...installationBackupsQuery(), enabled: isLeader });
  const notCompetent = useNotCompetent();
  usePageTitle(t`Today`);
  const today = useToday();
  const all = [live, sessions, closed, planned, judged, days, results, samples, tasters, settings];
  const error = all.find((query) => query.data === undefined && query.error !== null)?.error;
  const isThere =
    live.data &&
    sessions.data &&
    closed.data &&
    planned.data &&
    judged.data &&
    days.data &&
    results.data &&
    samples.data &&
    tasters.data;
  const needs: NeedsToday | null =
    isThere && settings.data && !backups.isLoading
      ? needsToday({
          calls: live.data.calls,
          sessions: closed.data.rows,
          days: days.data.rows,
          openDays: days.data.total,
          results: results.data.rows,
          repeats: results.data.total,
          samples: samples.data.rows,
          tasters: tasters.data.rows,
          notCompetent: notCompetent ?? [],
          inactivityMonths: settings.data.inactivityMonths,
          backups: backups.data ?? null,
          now: backups.dataUpdatedAt,
          today,
        })
      : null;
  const count = needs === null ? 0 : Object.values(needs).flat().length;
  return (
    <Page>
      <PageHeader
        title={t`Today`}
        lede={
          needs === null || notCompetent === null ? (
            write.day(today)
          ) : (
            <>
              {write.day(today)}.{' '}
              {count === 0 ? (
                <Trans>Nothing to do.</Trans>
              ) : (
                <Plural value={count} one="# to do." other="# to do." />
              )}
            </>
          )
        }
        actions={<NewSessionButton />}
      />
      {error === undefined ? null : (
        <Note kind="error" isLive>
          <RefusalWords refusal={refusalOf(error)} />
        </Note>
      )}
      <div className={notes}>
        <QuarantinedCopyNotes names={null} present={null} />
      </div>
      {needs === null && error === undefined && <Skeleton lines={6} label={t`Loading`} />}
      {needs === null || live.data === undefined ? null : sessions.data?.total === 0 ? (
        <FirstSteps />
      ) : (
        <Split
          side={
            <TodaySide
              planned={planned.data?.rows ?? []}
              judged={judged.data?.rows ?? []}
              today={live.data}
            />
          }
          sideLabel={t`Sessions`}
        >
          <Stack gap={6}>
            {count > 0 || notCompetent === null ? null : (
              <Text as="p" tone="muted">
                <Trans>No calls, no verdict due, nothing running out.</Trans>
              </Text>
            )}
            <NeedsSection title={t`Now`} needs={needs.now} />
            <NeedsSection title={t`To decide`} needs={needs.toDecide} />
            <NeedsSection title={t`Watch`} needs={needs.runningOut} />
          </Stack>
        </Split>
      )}
    </Page>
  );
}

/** Empty state of the start page in a new panel, with links to the first steps. */
function FirstSteps() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={CalendarPlus}
      title={t`The panel has no session yet`}
      actions={
        <>
          <LinkButton href={address('/intra/tasters/{-$code}')} icon={UserPlus}>
            <Trans>Register a taster</Trans>
          </LinkButton>
          <LinkButton href={address('/intra/samples/{-$code}')} icon={FlaskConical}>
            <Trans>Register a sample</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Register samples, and tasters with accounts; then plan a session.</Trans>
    </EmptyState>
  );
}

/**
 * Section of tasks that need a person, under one heading. Renders nothing without tasks (TDY-2).
 */
function NeedsSection(props: { readonly title: string; readonly needs: readonly Need[] }) {
  const { title, needs } = props;
  if (needs.length === 0) return null;
  return (
    <Section title={title} count={needs.length}>
      <ul className={list}>
        {needs.map((need) => (
          <NeedRow key={keyOf(need)} need={need} />
        ))}
      </ul>
    </Section>
  );
}

function keyOf(need: Need): string {
  switch (need.kind) {
    case 'call':
      return `call ${need.call.session} ${need.call.taster}`;
    case 'accept-day':
      return `day ${need.day.date}`;
    case 'older-days':
      return 'older days';
    case 'validate':
      return `session ${need.session.session}`;
    case 'repeat':
      return `sample ${need.result.sample.id}`;
    case 'more-repeats':
      return 'more repeats';
    case 'oil':
      return `oil ${need.sample.id}`;
    case 'inactive':
      return `taster ${need.taster.id}`;
    case 'competence':
    case 'backup':
      return need.kind;
  }
}
