import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { tasterQuery } from '../../parts/http/queries.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TasterForm } from './taster-form.tsx';
import { newTaster, tasterFields } from './taster-form-fields.ts';

/** Page that registers a taster, or edits the taster that its address names. */
export function TasterPage() {
  const { t } = useLingui();
  const { code: id } = useParams({ from: '/intra/desk/tasters/{-$code}' });
  const taster = useQuery({
    ...tasterQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  });
  const title = id === undefined ? t`Register a taster` : (taster.data?.displayName ?? t`Taster`);
  usePageTitle(title);
  useCrumbs([
    { label: t`Tasters`, href: address('/intra/tasters/list') },
    { label: id === undefined ? t`New taster` : title },
  ]);
  if (id === undefined)
    return <TasterForm key="new" title={title} id={null} start={newTaster()} stored={null} />;
  if (taster.data !== undefined && taster.isFetchedAfterMount)
    return (
      <TasterForm
        key={id}
        title={title}
        id={id}
        start={tasterFields(taster.data)}
        stored={taster.data}
      />
    );
  return (
    <Page>
      <PageHeader title={title} />
      {taster.isError ? (
        <Note
          kind="error"
          actions={
            <LinkButton href={address('/intra/tasters/list')}>
              <Trans>To the tasters</Trans>
            </LinkButton>
          }
        >
          <RefusalWords refusal={refusalOf(taster.error)} />
        </Note>
      ) : (
        <Skeleton lines={8} label={t`Loading`} />
      )}
    </Page>
  );
}
