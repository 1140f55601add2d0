import { useLingui } from '@lingui/react/macro';
import { FilterChip } from '../../ui/filter-chip/filter-chip.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { Option } from '../../ui/select/option.ts';
import type { ListSearch } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

/** Filter of a list by state; the URL stores the choice. */
export function StateFilter({ options }: { readonly options: readonly Option[] }) {
  const { t } = useLingui();
  return <ChoiceFilter field="state" label={t`Show`} options={options} />;
}

const ALL = 'all';

/** Filter of a list by one field, with a menu of choices. The URL stores the choice. */
export function ChoiceFilter({
  field,
  label,
  options,
}: {
  readonly field: keyof ListSearch;
  readonly label: string;
  readonly options: readonly Option[];
}) {
  const { t } = useLingui();
  const { search, change } = useListSearch();
  const chosen = options.find(({ id }) => id === search[field]);
  return (
    <Menu
      items={[{ id: ALL, label: t`All` }, ...options]}
      label={label}
      onAction={(id) => change({ [field]: id === ALL ? undefined : id })}
      selected={chosen?.id ?? ALL}
      trigger={<FilterChip label={label} value={chosen?.label} />}
    />
  );
}
