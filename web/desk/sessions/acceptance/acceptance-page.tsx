import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page as ListPage } from '../../../../domain/lists/list-page.ts';
import type { SamplesQuery } from '../../../../domain/samples/samples-query.ts';
import type { DaysQuery } from '../../../../domain/sessions/days-query.ts';
import { ask, refusalOf } from '../../../parts/http/problem-error.ts';
import { criteriaQuery, daysQuery } from '../../../parts/http/queries.ts';
import { DaysFilter } from '../../../parts/lists/days-filter.tsx';
import { readDaysSearch } from '../../../parts/lists/days-search.ts';
import { everyRow } from '../../../parts/lists/export-list.ts';
import { ExportMenu } from '../../../parts/lists/export-menu.tsx';
import { ListPages } from '../../../parts/lists/list-pages.tsx';
import {
  isNarrowed,
  type ListSearch,
  listQueryOf,
  WIDE,
} from '../../../parts/lists/list-search.ts';
import { useExport } from '../../../parts/lists/use-export.ts';
import { SearchReading, useListSearch } from '../../../parts/lists/use-list-search.ts';
import { usePages } from '../../../parts/lists/use-pages.ts';
import { RefusalWords } from '../../../parts/messages/refusal-note.tsx';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs } from '../../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type DayLine, dayLines } from './day-lines.ts';
import { TastingDays } from './tasting-days.tsx';
import { useDayFile } from './use-day-file.ts';

/** How many tasting days one page shows (pagination). */
const AT_A_TIME = 10;

/**
 * The page of tasting days, open ones first, with their sessions, results and decisions (SES-16).
 */
export function AcceptancePage() {
  const { t } = useLingui();
  const { search, change } = useListSearch(readDaysSearch);
  const days = useQuery({
    ...daysQuery(listQueryOf({ ...search, size: AT_A_TIME })),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t`Acceptance`);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: t`Acceptance` },
  ]);
  const file = useDaysExport(t`Acceptance`, search);
  const total = days.data?.total ?? 0;
  const go = useCallback(
    (page: number) => change({ page: page === 1 ? undefined : page }),
    [change],
  );
  const pages = usePages({ asked: search.page ?? 1, size: AT_A_TIME, answer: days, go });
  return (
    <SearchReading value={readDaysSearch}>
      <Page>
        <PageHeader
          title={t`Acceptance`}
          lede={t`Accept a day when all its sessions are validated.`}
          actions={
            <>
              <OpenChoice />
              <DaysFilter label={t`Period`} />
              {isNarrowed(search) ? (
                <Button variant="quiet" onPress={() => change(WIDE)}>
                  <Trans>Clear</Trans>
                </Button>
              ) : null}
              <ExportMenu pending={file.pending} save={(kind) => file.save(kind)} />
            </>
          }
        />
        <Stack gap={6}>
          {days.isError ? (
            <Note
              kind="error"
              isLive
              actions={
                <Button onPress={() => void days.refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              <RefusalWords refusal={refusalOf(days.error)} />
            </Note>
          ) : null}
          {days.isPending ? <Skeleton lines={8} label={t`Loading`} /> : null}
          {days.data === undefined ? null : total === 0 ? (
            <NoDays search={search} />
          ) : (
            <TastingDays days={days.data.rows} />
          )}
          {total > AT_A_TIME ? <ListPages pages={pages} total={total} onPageChange={go} /> : null}
        </Stack>
      </Page>
    </SearchReading>
  );
}

/** The empty state of the list of tasting days. */
function NoDays({ search }: { readonly search: ListSearch }) {
  const { t } = useLingui();
  const { state, from, until } = search;
  if (state === 'open' && from === undefined && until === undefined)
    return (
      <EmptyState title={t`No day is open`}>
        <Trans>Every tasting day has its decision.</Trans>
      </EmptyState>
    );
  if (isNarrowed(search))
    return (
      <EmptyState title={t`No entries found`}>
        <Trans>Change the search or the filters.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`No tasting day yet`}>
      <Trans>Days appear when their first session starts.</Trans>
    </EmptyState>
  );
}

/** Filters the tasting days: open ones or all, stored in the page's address (SES-16). */
function OpenChoice() {
  const { t } = useLingui();
  const { search, change } = useListSearch();
  return (
    <SegmentedControl
      label={t`Which days`}
      options={[
        { id: 'open', label: t({ message: 'Open', context: 'tasting days' }) },
        { id: 'all', label: t({ message: 'All', context: 'tasting days' }) },
      ]}
      value={search.state ?? 'all'}
      onChange={(id) => change({ state: id === 'open' ? id : undefined })}
    />
  );
}

/** Exports all tasting days of the filter, a row for each session (LST-3). */
function useDaysExport(title: string, search: ListSearch) {
  const client = useQueryClient();
  const columns = useDayFile();

  /** Days come in pages, and their sessions do not: all sessions form one page of rows. */
  async function fetchPage(query: SamplesQuery): Promise<ListPage<DayLine>> {
    const days = await everyRow((page) => {
      const of: DaysQuery = { ...query, page: String(page) };
      return ask('GET /api/days', { query: of });
    });
    const rows = await dayLines(
      days,
      async (session) => (await client.fetchQuery(criteriaQuery(session))).failed,
    );
    return { rows, total: rows.length };
  }

  return useExport({ name: 'tasting-days', title, search, columns, fetchPage });
}
