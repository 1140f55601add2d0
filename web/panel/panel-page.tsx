import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Asked } from '../app/asked.tsx';
import { useCrumbs } from '../app/crumbs.tsx';
import { useMe } from '../app/use-me.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { RecordHistory } from '../audit/record-history.tsx';
import { panelQuery } from '../http/people-queries.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { Section } from '../ui/section/section.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { PanelForm } from './panel-form.tsx';
import { PanelImage } from './panel-image.tsx';

/** The panel's data, and the accounts its people sign in with. */
export function PanelPage() {
  const { t } = useLingui();
  const me = useMe();
  const panel = useQuery(panelQuery());
  usePageTitle(t`Panel and accounts`);
  useCrumbs([{ label: t`Panel and accounts` }]);
  return (
    <Page width="form">
      <PageHeader title={t`Panel and accounts`} lede={panel.data?.name ?? ''} />
      <Stack gap={6}>
        <Section title={t`Panel data`} isRuled>
          <Asked query={panel}>{(data) => <PanelForm stored={data} />}</Asked>
        </Section>
        <PanelImage />
        <AccountsSection />
        <RecordHistory kind="panel" id={me.panel.id} />
      </Stack>
    </Page>
  );
}
