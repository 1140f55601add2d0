import { useLingui } from '@lingui/react/macro';
import type { Option } from '../../ui/select/option.ts';
import { ChoiceFilter } from './choice-filter.tsx';

/** Filter of a list by state; the URL stores the choice. */
export function StateFilter({ options }: { readonly options: readonly Option[] }) {
  const { t } = useLingui();
  return <ChoiceFilter field="state" label={t`Show`} options={options} />;
}
