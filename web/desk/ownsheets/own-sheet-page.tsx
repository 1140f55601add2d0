import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { ownSheetQuery } from '../../parts/http/sheet-queries.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { OwnSheetForm } from './own-sheet-form.tsx';

/** Page of one of the panel's own sheets: its draft and its published versions (SHT-9). */
export function OwnSheetPage() {
  const { t } = useLingui();
  const { sheet } = useParams({ from: '/intra/desk/panels/sheets/$sheet' });
  const words = useSheetWords();
  const asked = useQuery({ ...ownSheetQuery(sheet), refetchOnMount: 'always' });
  const title = asked.data === undefined ? t`Profile sheet` : words(asked.data.draft.name);
  usePageTitle(title);
  useCrumbs([
    { label: t`Profile sheets`, href: address('/intra/panels/sheets') },
    { label: title },
  ]);
  if (asked.data !== undefined && asked.isFetchedAfterMount)
    return <OwnSheetForm key={sheet} stored={asked.data} title={title} />;
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          <LinkButton href={address('/intra/panels/sheets')}>
            <Trans>To the profile sheets</Trans>
          </LinkButton>
        }
      />
      <QueryBoundary query={asked}>{() => null}</QueryBoundary>
    </Page>
  );
}
