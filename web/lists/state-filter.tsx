import { useLingui } from '@lingui/react/macro';
import type { Option } from '../ui/select/option.ts';
import { Select } from '../ui/select/select.tsx';
import { useListSearch } from './use-list-search.ts';

const ALL = 'all';

/** Narrows a list to one state; kept in its address. */
export function StateFilter({ options }: { readonly options: readonly Option[] }) {
  const { t } = useLingui();
  const { search, change } = useListSearch();
  return (
    <Select
      label={t`Show`}
      value={search.state ?? ALL}
      options={[{ id: ALL, label: t`All` }, ...options]}
      onChange={(id) => change({ state: id === ALL ? undefined : id })}
    />
  );
}
