import { useLingui } from '@lingui/react/macro';
import { FilterChip } from '../../ui/filter-chip/filter-chip.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { Option } from '../../ui/select/option.ts';
import { useListSearch } from './use-list-search.ts';

const ALL = 'all';

/** Narrows a list to one state; kept in its address. */
export function StateFilter({ options }: { readonly options: readonly Option[] }) {
  const { t } = useLingui();
  const { search, change } = useListSearch();
  const chosen = options.find(({ id }) => id === search.state);
  return (
    <Menu
      items={[{ id: ALL, label: t`All` }, ...options]}
      label={t`Show`}
      onAction={(id) => change({ state: id === ALL ? undefined : id })}
      selected={chosen?.id ?? ALL}
      trigger={<FilterChip label={t`Show`} value={chosen?.label} />}
    />
  );
}
