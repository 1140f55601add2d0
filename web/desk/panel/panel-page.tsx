import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { PanelData } from '../../../domain/panel/panel-fields.ts';
import { RecordHistory } from '../../parts/history/record-history.tsx';
import { failedSignInsQuery, panelQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useMe } from '../../parts/http/use-me.ts';
import { ListPages } from '../../parts/lists/list-pages.tsx';
import { usePages } from '../../parts/lists/use-pages.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { FailedSignInsTable } from '../../parts/people/failed-sign-ins-table.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { PanelForm } from './panel-form.tsx';
import { PanelImageSection } from './panel-image-section.tsx';
import { WatchKeysSection } from './watch-keys-section.tsx';

/** Page of the panel's data and of its accounts. */
export function PanelPage() {
  const { t } = useLingui();
  const me = useMe();
  const router = useRouter();
  const { taster } = useSearch({ from: '/intra/desk/panels' });
  const panel = useQuery(panelQuery());
  const named = ({ code, name }: PanelData): string =>
    code === '' ? name : t`${name} · panel code ${code}`;
  usePageTitle(t`Panel and accounts`);
  useCrumbs([{ label: t`Panel and accounts` }]);
  return (
    <Page width="form">
      <PageHeader
        title={t`Panel and accounts`}
        lede={panel.data === undefined ? me.panel.name : named(panel.data)}
      />
      <Stack gap={6} isInOrder>
        <Section title={t`Panel data`} isRuled>
          <QueryBoundary query={panel}>{(data) => <PanelForm stored={data} />}</QueryBoundary>
        </Section>
        <PanelImageSection />
        <AccountsSection
          key={taster ?? ''}
          invitee={taster ?? null}
          onInvited={() => void router.navigate({ to: '/intra/panels', replace: true })}
        />
        {me.role === 'jefespanel' && <WatchKeysSection />}
        {me.role === 'jefespanel' && <FailedSignInsSection />}
        <RecordHistory kind="panel" id={me.panel.id} />
      </Stack>
    </Page>
  );
}

/** Page size: rows on a page of the table. */
const AT_A_TIME = 10;

/**
 * Section that lists failed sign-ins to the panel's accounts, for leaders, with pagination
 * (ACC-94).
 */
function FailedSignInsSection() {
  const { t } = useLingui();
  const [asked, setPage] = useState(1);
  const failed = useQuery({
    ...failedSignInsQuery({ page: String(asked), size: String(AT_A_TIME) }),
    placeholderData: keepPreviousData,
  });
  const pages = usePages({
    asked,
    size: AT_A_TIME,
    answer: failed,
    go: setPage,
  });
  return (
    <Section title={t`Failed sign-ins`}>
      <QueryBoundary query={failed}>
        {({ rows, total }) =>
          total === 0 ? (
            <Text tone="muted" as="p">
              <Trans>None is known.</Trans>
            </Text>
          ) : (
            <Stack gap={4}>
              <FailedSignInsTable rows={rows} />
              {total > AT_A_TIME && (
                <ListPages pages={pages} total={total} onPageChange={setPage} />
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
