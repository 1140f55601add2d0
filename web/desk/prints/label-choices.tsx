import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import {
  isLabelFormatId,
  LABEL_FORMATS,
  type LabelFormatId,
  labelsASheet,
} from './label-format.ts';

/** Options of printed labels. */
export type LabelsAsked = {
  readonly format: LabelFormatId;
  /**
   * Position of the first label on the sheet, from 1, so that a partly used sheet can be finished.
   */
  readonly first: number;
  readonly hasTaster: boolean;
};

/**
 * Form of the options of labels: the format, the position of the first label, and whether taster
 * and position are printed below the code (LBL-2).
 */
export function LabelChoices(props: {
  readonly asked: LabelsAsked;
  readonly onChange: (asked: LabelsAsked) => void;
}) {
  const { asked, onChange } = props;
  const { t } = useLingui();
  const write = useFormat();
  const most = labelsASheet(LABEL_FORMATS[asked.format]);
  const decimals = (mm: number) => (Number.isInteger(mm) ? 0 : 1);
  const size = (mm: number) => write.number(mm, decimals(mm));
  return (
    <>
      <Select
        label={t`Labels on the sheet`}
        options={Object.entries(LABEL_FORMATS).map(([id, format]) => ({
          id,
          label: t`${size(format.width)} × ${size(format.height)} mm, ${labelsASheet(format)} a sheet`,
        }))}
        value={asked.format}
        onChange={(format) => {
          if (isLabelFormatId(format)) onChange({ ...asked, format, first: 1 });
        }}
      />
      <NumberInput
        key={asked.format}
        label={t`First label`}
        rule={{ low: 1, high: most, decimals: 0, isRequired: true }}
        value={asked.first}
        onChange={(first) => onChange({ ...asked, first: first ?? 1 })}
      />
      <Switch
        isSelected={asked.hasTaster}
        onChange={(hasTaster) => onChange({ ...asked, hasTaster })}
      >
        <Trans>With taster and place</Trans>
      </Switch>
    </>
  );
}
