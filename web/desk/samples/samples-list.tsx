import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ListedSample } from '../../../domain/samples/sample-fields.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { ImportButton } from '../../parts/lists/import-button.tsx';
import { RegisterList } from '../../parts/lists/register-list.tsx';
import { readSamplesSearch } from '../../parts/lists/samples-search.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SamplesBulk } from './samples-bulk.tsx';
import { SamplesFilters } from './samples-filters.tsx';
import { useSampleColumns } from './use-sample-columns.tsx';
import { useSampleLabels } from './use-sample-labels.ts';
import { useSampleWords } from './use-sample-words.ts';

/** List of the samples and reference materials of the panel. */
export function SamplesList() {
  const { t } = useLingui();
  const columns = useSampleColumns();
  const fields = { labels: useSampleLabels(), wordsOf: useSampleWords() };
  usePageTitle(t`Samples`);
  useCrumbs([{ label: t`Samples` }]);
  const register = (
    <LinkButton href={address('/intra/samples/{-$code}')} variant="primary" icon={Plus}>
      <Trans>Register a sample</Trans>
    </LinkButton>
  );
  return (
    <RegisterList<ListedSample>
      name="samples"
      title={t`Samples`}
      searchLabel={t`Code, reference or note`}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={(row) => address('/intra/samples/{-$code}', { params: { code: row.id } })}
      isDimmed={(row) => !row.active}
      defaultSort={{ column: 'receptionDate', direction: 'descending' }}
      fetchPage={(query, signal) => ask('GET /api/samples', { query, signal })}
      readSearch={readSamplesSearch}
      filters={<SamplesFilters />}
      bulk={(rows, clear) => <SamplesBulk rows={rows} onDone={clear} />}
      actions={
        <>
          <ImportButton register="samples" fields={fields} />
          {register}
        </>
      }
      empty={
        <EmptyState title={t`No sample yet`} actions={register}>
          <Trans>Register the first one when it arrives.</Trans>
        </EmptyState>
      }
    />
  );
}
