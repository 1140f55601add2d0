import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsBookQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ActsInForce } from './acts-in-force.tsx';
import { FactorRuleSection } from './factor-rule-section.tsx';
import { SettingsForm } from './settings-form.tsx';

/**
 * Page of the panel settings: current values with their meaning, earlier values, and a preview of a
 * change.
 */
export function SettingsPage() {
  const { t } = useLingui();
  const book = useQuery(settingsBookQuery());
  usePageTitle(t`Settings`);
  useCrumbs([{ label: t`Settings` }]);
  return (
    <DeskStats>
      <Page>
        {book.data === undefined && <PageHeader title={t`Settings`} />}
        <QueryBoundary query={book} lines={12}>
          {(data) => (
            <SettingsForm book={data}>
              <ActsInForce />
              <FactorRuleSection />
            </SettingsForm>
          )}
        </QueryBoundary>
      </Page>
    </DeskStats>
  );
}
