import { useLingui } from '@lingui/react/macro';
import { useListSearch } from '../../../parts/lists/use-list-search.ts';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';

/** Filters the tasting days: open ones or all, stored in the page's address (SES-16). */
export function OpenChoice() {
  const { t } = useLingui();
  const { search, change } = useListSearch();
  return (
    <SegmentedControl
      label={t`Which days`}
      options={[
        { id: 'open', label: t({ message: 'Open', context: 'tasting days' }) },
        { id: 'all', label: t({ message: 'All', context: 'tasting days' }) },
      ]}
      value={search.state ?? 'all'}
      onChange={(id) => change({ state: id === 'open' ? id : undefined })}
    />
  );
}
