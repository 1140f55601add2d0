import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { ReferenceValue } from '../../../domain/samples/reference-value.ts';
import { isTooUncertain } from '../../../domain/samples/sample-rules.ts';
import {
  type AttributeKey,
  type DescriptorKey,
  isAttributeKey,
  isDescriptorKey,
} from '../../../domain/words/attributes.ts';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/row-name.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Select } from '../../ui/select/select.tsx';

/** An assigned value being written: its median may not be there yet, and is not zero then. */
export type WrittenValue = Omit<ReferenceValue, 'median'> & { readonly median: number | null };

const CM = { low: 0, high: 10, decimals: 2 } as const;
const NEEDED = { ...CM, isRequired: true } as const;

/** M-RM: one assigned value of a reference material, in cm. */
export function ReferenceValueRow({
  value,
  free,
  onChange,
  onRemove,
}: {
  readonly value: WrittenValue;
  /** The attributes that have no value yet. */
  readonly free: readonly (AttributeKey | DescriptorKey)[];
  readonly onChange: (part: Partial<WrittenValue>) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  return (
    <Stack gap={2}>
      <Columns count={3}>
        <Select
          label={t`Attribute`}
          value={value.attribute}
          options={[value.attribute, ...free].map((key) => ({
            id: key,
            label: capital(names.short(key)),
          }))}
          onChange={(id) => {
            if (isAttributeKey(id) || isDescriptorKey(id)) onChange({ attribute: id });
          }}
        />
        <NumberInput
          label={t`Median`}
          unit="cm"
          rule={NEEDED}
          isRequired
          requiredText={t`required`}
          value={value.median}
          onChange={(median) => onChange({ median })}
        />
        <NumberInput
          label={t`Uncertainty U`}
          unit="cm"
          rule={CM}
          value={value.u}
          onChange={(u) => onChange({ u })}
          errorMessage={isTooUncertain(value) ? t`U is greater than Umax` : undefined}
        />
        <NumberInput
          label={t`Maximum uncertainty Umax`}
          unit="cm"
          rule={CM}
          value={value.uMax ?? null}
          onChange={(uMax) => onChange({ uMax })}
        />
        <NumberInput
          label={t`Standard deviation SD`}
          unit="cm"
          rule={CM}
          value={value.sd}
          onChange={(sd) => onChange({ sd })}
        />
      </Columns>
      <Inline gap={3} justify="between">
        <Checkbox
          isSelected={value.predominant}
          onChange={(predominant) => onChange({ predominant })}
        >
          <Trans>Predominant defect</Trans>
        </Checkbox>
        <IconButton
          icon={Trash2}
          label={t`Remove ${names.short(value.attribute)}`}
          onPress={onRemove}
        />
      </Inline>
    </Stack>
  );
}
