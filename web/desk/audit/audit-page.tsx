import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { AUDIT_THINGS, type AuditThing } from '../../../domain/audit/audit-thing.ts';
import { isRole } from '../../../domain/words/role.ts';
import { auditCommandMessage } from '../../parts/history/audit-command-message.ts';
import { useActorName } from '../../parts/history/use-entry-words.ts';
import { auditQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { ListPages } from '../../parts/lists/list-pages.tsx';
import { PeriodFields } from '../../parts/lists/period-fields.tsx';
import { usePages } from '../../parts/lists/use-pages.ts';
import { useTypedSearch } from '../../parts/lists/use-typed-search.ts';
import { roleMessage } from '../../parts/messages/role-message.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Toolbar } from '../../ui/toolbar/toolbar.tsx';
import { AUDIT_PAGE, auditCsvHref, auditQueryOf, readAuditSearch } from './audit-search.ts';
import { AuditVerdictNote, TrailKeyName, VerifyButton } from './audit-verdict.tsx';
import { TrailDays } from './trail-days.tsx';
import { WhoActed } from './who-acted.tsx';

const ALL = 'all';

/**
 * The page of the audit trail, for leaders: search, filters by act and dates, pagination,
 * verification and export.
 */
export function AuditPage() {
  const { t, i18n } = useLingui();
  const nameOf = useActorName();
  const navigate = useNavigate();
  const search = useSearch({ from: '/intra/desk/audit' });
  const change = useCallback(
    (part: Record<string, string | number | undefined>) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (known: Record<string, unknown>) =>
          readAuditSearch({ ...known, page: undefined, ...part }),
      }),
    [navigate],
  );
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (text) => change({ search: text }));
  const trail = useQuery({
    ...auditQuery(auditQueryOf(search)),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t`Audit trail`);
  useCrumbs([{ label: t`Audit trail` }]);
  const go = useCallback((page: number) => change({ page }), [change]);
  const pages = usePages({ asked: search.page ?? 1, size: AUDIT_PAGE, answer: trail, go });
  return (
    <Page>
      <PageHeader
        title={t`Audit trail`}
        lede={t`Who changed what, and when.`}
        actions={
          <>
            <VerifyButton />
            <LinkButton href={auditCsvHref(search)} icon={Download} download>
              <Trans>Export CSV</Trans>
            </LinkButton>
          </>
        }
      />
      <Stack gap={4}>
        <AuditVerdictNote />
        <TrailKeyName />
        <Toolbar label={t`Search and filters`} isOfFields>
          <SearchField
            label={t`Name, reason or content`}
            isLabelled
            value={typed}
            onChange={setTyped}
            clearLabel={t`Clear the search`}
            shortcut="/"
            size="field"
          />
          <Select
            label={t`Who`}
            value={search.who ?? ALL}
            options={[
              { id: ALL, label: t`Everybody` },
              ...(trail.data?.people ?? [])
                .map(({ who, name, role }) => ({
                  id: who,
                  label: nameOf({ name, role }),
                  description: isRole(role) ? i18n._(roleMessage(role)) : undefined,
                }))
                .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale)),
            ]}
            onChange={(id) => change({ who: id === ALL ? undefined : id })}
          />
          <Select
            label={t`Action`}
            value={search.command ?? ALL}
            options={[
              { id: ALL, label: t`All` },
              ...(trail.data?.commands ?? []).map((command) => ({
                id: command,
                label: i18n._(auditCommandMessage(command)),
              })),
            ]}
            onChange={(id) => change({ command: id === ALL ? undefined : id })}
          />
          <Select
            label={t`Concerns`}
            value={search.thing ?? ALL}
            options={[
              { id: ALL, label: t`All` },
              ...AUDIT_THINGS.map((id) => ({ id, label: i18n._(auditThingMessage(id)) })),
            ]}
            onChange={(id) => change({ thing: id === ALL ? undefined : id })}
          />
          <PeriodFields
            from={search.from ?? null}
            to={search.to ?? null}
            onFrom={(from) => change({ from })}
            onTo={(to) => change({ to })}
          />
        </Toolbar>
        <QueryBoundary query={trail}>
          {({ rows, total, people }) => {
            const { last, page } = pages;
            if (total === 0)
              return (
                <EmptyState title={t`No entries found`}>
                  <Trans>Change the search or the filters.</Trans>
                </EmptyState>
              );
            return (
              <Stack gap={4}>
                <WhoActed people={people}>
                  <TrailDays
                    label={t`Audit trail`}
                    rows={rows}
                    isFirst={page === 1}
                    isLast={last === total}
                  />
                </WhoActed>
                <ListPages pages={pages} total={total} onPageChange={go} />
              </Stack>
            );
          }}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

const THINGS: Readonly<Record<AuditThing, MessageDescriptor>> = {
  session: msg`Sessions`,
  sheet: msg`Sheets`,
  result: msg`Results`,
  sample: msg`Samples`,
  taster: msg`Tasters`,
  quality: msg`Quality`,
  account: msg`Accounts`,
  panel: msg`Panel and settings`,
};

/** The name of a kind of subject of audit entries, as a message (AUD-15). */
const auditThingMessage = (thing: AuditThing): MessageDescriptor => THINGS[thing];
