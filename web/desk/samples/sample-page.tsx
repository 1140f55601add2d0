import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useToday } from '../../i18n/use-today.ts';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { sampleQuery } from '../../parts/http/queries.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SampleForm } from './sample-form.tsx';
import { newSample, sampleFields } from './sample-form-fields.ts';

/** Page that registers a sample, or edits the sample that its address names. */
export function SamplePage() {
  const { t } = useLingui();
  const today = useToday();
  const { code: id } = useParams({ from: '/intra/desk/samples/{-$code}' });
  const sample = useQuery({
    ...sampleQuery(id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  });
  const title = id === undefined ? t`Register a sample` : (sample.data?.code ?? t`Sample`);
  usePageTitle(title);
  useCrumbs([
    { label: t`Samples`, href: address('/intra/samples/list') },
    { label: id === undefined ? t`New sample` : title },
  ]);
  if (id === undefined)
    return <SampleForm key="new" title={title} id={null} start={newSample(today)} />;
  if (sample.data !== undefined && sample.isFetchedAfterMount)
    return (
      <SampleForm
        key={id}
        title={title}
        id={id}
        start={sampleFields(sample.data)}
        stored={sample.data}
      />
    );
  return (
    <Page>
      <PageHeader title={title} />
      {sample.isError ? (
        <Note
          kind="error"
          actions={
            <LinkButton href={address('/intra/samples/list')}>
              <Trans>To the samples</Trans>
            </LinkButton>
          }
        >
          <RefusalWords refusal={refusalOf(sample.error)} />
        </Note>
      ) : (
        <Skeleton lines={8} label={t`Loading`} />
      )}
    </Page>
  );
}
