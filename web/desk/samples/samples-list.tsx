import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleSlash, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ListedSample, SampleRow } from '../../../domain/samples/sample-fields.ts';
import { NONE } from '../../../domain/samples/samples-query.ts';
import { DESCRIPTOR_KEYS, NEGATIVE_KEYS } from '../../../domain/words/attributes.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { DaysFilter } from '../../parts/lists/days-filter.tsx';
import { ImportButton } from '../../parts/lists/import-button.tsx';
import { RegisterList } from '../../parts/lists/register-list.tsx';
import { readSamplesSearch } from '../../parts/lists/samples-search.ts';
import { ChoiceFilter, StateFilter } from '../../parts/lists/state-filter.tsx';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { OIL_CLASSES, oilClassMessage } from '../../parts/messages/class-names.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { TurnSamples } from './turn-samples.tsx';
import { useSampleColumns } from './use-sample-columns.tsx';
import { useSampleLabels, useSampleWords } from './use-sample-words.ts';

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

/**
 * Bulk actions on selected samples: activate the inactive ones, deactivate the active ones
 * (SAM-11).
 */
function SamplesBulk(props: { readonly rows: readonly SampleRow[]; readonly onDone: () => void }) {
  const { rows, onDone } = props;
  // The selection is frozen while the dialog is open, even if the list behind it changes.
  const [asked, setAsked] = useState<{ samples: readonly SampleRow[]; active: boolean } | null>(
    null,
  );
  const [active, inactive] = [rows.filter((row) => row.active), rows.filter((row) => !row.active)];
  return (
    <>
      {inactive.length > 0 && (
        <Button
          size="dense"
          variant="quiet"
          icon={CircleCheck}
          onPress={() => setAsked({ samples: inactive, active: true })}
        >
          <Trans>Activate {inactive.length}</Trans>
        </Button>
      )}
      {active.length > 0 && (
        <Button
          size="dense"
          variant="quiet"
          icon={CircleSlash}
          onPress={() => setAsked({ samples: active, active: false })}
        >
          <Trans>Deactivate {active.length}</Trans>
        </Button>
      )}
      {asked === null ? null : (
        <TurnSamples
          {...asked}
          onClose={(isDone) => {
            setAsked(null);
            if (isDone) onDone();
          }}
        />
      )}
    </>
  );
}

/**
 * Defects that a sample can be filtered by: every defect except ‘other’, which only groups others
 * (M-DEFECT).
 */
const DEFECTS = [...NEGATIVE_KEYS, ...DESCRIPTOR_KEYS].filter((key) => key !== 'other');

/** Filters of the list of samples, all stored in the query parameters of the page (LST-7). */
function SamplesFilters() {
  const { t, i18n } = useLingui();
  const names = useSheetNames();
  const yesOrNo = [
    { id: 'yes', label: t`yes` },
    { id: 'no', label: t`no` },
  ];
  return (
    <>
      <StateFilter
        options={[
          { id: 'active', label: t({ message: 'Active', context: 'sample' }) },
          { id: 'inactive', label: t({ message: 'Not active', context: 'sample' }) },
        ]}
      />
      <DaysFilter label={t`Received`} />
      <ChoiceFilter
        field="class"
        label={t`Category`}
        options={[
          ...OIL_CLASSES.map((oil) => ({ id: oil, label: i18n._(oilClassMessage(oil)) })),
          { id: NONE, label: t`without a category` },
        ]}
      />
      <ChoiceFilter
        field="defect"
        label={t`Defect`}
        options={[
          ...DEFECTS.map((key) => ({ id: key, label: names.label(key) })),
          { id: NONE, label: t`none` },
        ]}
      />
      <ChoiceFilter field="reference" label={t`Reference`} options={yesOrNo} />
      <ChoiceFilter field="validated" label={t`Validated`} options={yesOrNo} />
    </>
  );
}
