import { Trans, useLingui } from '@lingui/react/macro';
import { isNarrowed, type ListSearch } from '../../../parts/lists/list-search.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** The empty state of the list of tasting days. */
export function NoDays({ search }: { readonly search: ListSearch }) {
  const { t } = useLingui();
  const { state, from, until } = search;
  if (state === 'open' && from === undefined && until === undefined)
    return (
      <EmptyState title={t`No day is open`}>
        <Trans>Every tasting day has its decision.</Trans>
      </EmptyState>
    );
  if (isNarrowed(search))
    return (
      <EmptyState title={t`No entries found`}>
        <Trans>Change the search or the filters.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`No tasting day yet`}>
      <Trans>A day appears here once its first session is shown to the tasters.</Trans>
    </EmptyState>
  );
}
