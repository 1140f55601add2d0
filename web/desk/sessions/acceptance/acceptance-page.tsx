import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../../parts/http/problem-error.ts';
import { daysQuery } from '../../../parts/http/queries.ts';
import { ListPages } from '../../../parts/lists/list-pages.tsx';
import { usePages } from '../../../parts/lists/use-pages.ts';
import { RefusalWords } from '../../../parts/messages/refusal-note.tsx';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs } from '../../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TastingDay } from './tasting-day.tsx';

/** How many days stand on a page. */
const AT_A_TIME = 10;

/** The tasting days, the newest first: their sessions validated, and each day accepted or rejected. */
export function AcceptancePage() {
  const { t } = useLingui();
  const [asked, setPage] = useState(1);
  const days = useQuery({
    ...daysQuery({ page: String(asked), size: String(AT_A_TIME) }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t`Acceptance`);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: t`Acceptance` },
  ]);
  const rows = days.data?.rows ?? [];
  const total = days.data?.total ?? 0;
  const pages = usePages({
    ...{ asked, size: AT_A_TIME, answer: days, go: setPage },
  });
  return (
    <Page>
      <PageHeader
        title={t`Acceptance`}
        lede={t`A tasting day is accepted once every session of it is validated.`}
      />
      <Stack gap={8}>
        {days.isError ? (
          <Note kind="error" isLive>
            <RefusalWords refusal={refusalOf(days.error)} />
          </Note>
        ) : null}
        {days.isPending ? <Skeleton lines={8} label={t`Loading`} /> : null}
        {days.data !== undefined && total === 0 ? (
          <EmptyState title={t`No tasting day yet`}>
            <Trans>A day appears here once its first session is shown to the tasters.</Trans>
          </EmptyState>
        ) : null}
        {rows.map((day, at) => (
          <TastingDay key={day.date} day={day} isFirst={at === 0} />
        ))}
        {total > AT_A_TIME ? (
          <ListPages pages={pages} total={total} onPageChange={setPage} />
        ) : null}
      </Stack>
    </Page>
  );
}
