import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { PanelData } from '../../../domain/panel/panel-fields.ts';
import { RecordHistory } from '../../parts/history/record-history.tsx';
import { panelQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useMe } from '../../parts/http/use-me.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { FailedSignInsSection } from './failed-sign-ins-section.tsx';
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
