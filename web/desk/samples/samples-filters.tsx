import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { NONE } from '../../../domain/samples/samples-query.ts';
import { DESCRIPTOR_KEYS, NEGATIVE_KEYS } from '../../../domain/words/attributes.ts';
import { ChoiceFilter } from '../../parts/lists/choice-filter.tsx';
import { DaysFilter } from '../../parts/lists/days-filter.tsx';
import { StateFilter } from '../../parts/lists/state-filter.tsx';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { OIL_CLASSES, oilClassMessage } from '../../parts/messages/class-names.ts';

/**
 * Defects that a sample can be filtered by: every defect except ‘other’, which only groups others
 * (M-DEFECT).
 */
const DEFECTS = [...NEGATIVE_KEYS, ...DESCRIPTOR_KEYS].filter((key) => key !== 'other');

/** Filters of the list of samples, all stored in the query parameters of the page (LST-7). */
export function SamplesFilters() {
  const { t } = useMacro();
  const { i18n } = useLingui();
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
