import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { TasterRow } from '../../../domain/tasters/taster-fields.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { ImportButton } from '../../parts/lists/import-button.tsx';
import { RegisterList } from '../../parts/lists/register-list.tsx';
import { StateFilter } from '../../parts/lists/state-filter.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useTasterColumns } from './use-taster-columns.tsx';
import { useTasterLabels } from './use-taster-labels.ts';

/** List of the tasters of the panel. */
export function TastersList() {
  const { t } = useLingui();
  const columns = useTasterColumns();
  const fields = { labels: useTasterLabels(), wordsOf: useValueWords() };
  usePageTitle(t`Tasters`);
  useCrumbs([{ label: t`Tasters` }]);
  const register = (
    <LinkButton href={address('/intra/tasters/{-$code}')} variant="primary" icon={Plus}>
      <Trans>Register a taster</Trans>
    </LinkButton>
  );
  return (
    <RegisterList<TasterRow>
      name="tasters"
      title={t`Tasters`}
      searchLabel={t`Code, name or email`}
      columns={columns}
      rowId={(row) => row.id}
      rowHref={(row) => address('/intra/tasters/{-$code}', { params: { code: row.id } })}
      isDimmed={(row) => !row.active}
      defaultSort={{ column: 'code', direction: 'ascending' }}
      fetchPage={(query, signal) => ask('GET /api/tasters', { query, signal })}
      filters={
        <StateFilter
          options={[
            { id: 'active', label: t`Active` },
            { id: 'inactive', label: t`Not active` },
          ]}
        />
      }
      actions={
        <>
          <ImportButton register="tasters" fields={fields} />
          {register}
        </>
      }
      empty={
        <EmptyState title={t`No taster yet`} actions={register}>
          <Trans>Register tasters; each may have a booth account.</Trans>
        </EmptyState>
      }
    />
  );
}
